import { resolve } from 'node:path'
import { restoreFrom } from '@bastide/server'
import { type Command, OK, readArguments } from '../command.ts'
import { beside, DATA_HELP, orFail } from '../serving/keeping.ts'
import { readStore, STORE_OPTIONS } from '../serving/settings.ts'

export const backup: Command = {
  name: 'backup',
  purpose: 'copies everything that a server keeps into one file, while it runs',
  help: [
    'usage: bastide backup FILE [--data FOLDER]',
    '',
    'Writes all guests, tables and games into a new file, which no other file may stand in the way of. The server may be',
    'running: the file has everything as it was in one moment. It holds secrets; keep it like the data itself.',
    '',
    ...DATA_HELP,
  ].join('\n'),
  async run(argv, terminal) {
    const { values, positionals } = readArguments(argv, STORE_OPTIONS, ['FILE'])
    const file = resolve(positionals[0] as string)
    const { rows } = await beside(readStore(values.data, process.env), ({ backupTo }) => backupTo(file))
    terminal.out(`${rows} rows are in ${file}.`)
    return OK
  },
}

export const restore: Command = {
  name: 'restore',
  purpose: "fills an empty server's data from a backup",
  help: [
    'usage: bastide restore FILE [--data FOLDER]',
    '',
    'Checks the whole backup first, then fills the folder or database, which must have no data yet. A backup of one kind',
    'of store can be restored into the other.',
    '',
    ...DATA_HELP,
  ].join('\n'),
  async run(argv, terminal) {
    const { values, positionals } = readArguments(argv, STORE_OPTIONS, ['FILE'])
    const { store } = readStore(values.data, process.env)
    const { rows } = await orFail(restoreFrom(store, resolve(positionals[0] as string)))
    terminal.out(`${rows} rows are restored.`)
    return OK
  },
}
