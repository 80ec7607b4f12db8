import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { threadFile } from '../src/store/thread-file.ts'

/** Starts the program of `writing-until-killed.ts` as a process of its own. */
export async function startWriting(dataFolder: string, writers: number): Promise<ChildProcessWithoutNullStreams> {
  const program = await threadFile(new URL('./writing-until-killed.ts', import.meta.url))
  return spawn(process.execPath, [fileURLToPath(program), dataFolder, String(writers)])
}

/** Everything that a process said before it ended, and the signal that ended it. */
export async function ended(child: ChildProcessWithoutNullStreams) {
  let [said, complaint] = ['', '']
  child.stdout.on('data', (data) => {
    said += data
  })
  child.stderr.on('data', (data) => {
    complaint += data
  })
  const signal = await new Promise<NodeJS.Signals | null>((resolve) => child.once('close', (_, by) => resolve(by)))
  return { said, complaint, signal }
}

/** When a process has said something. */
export const begun = (child: ChildProcessWithoutNullStreams): Promise<unknown> =>
  new Promise((resolve) => child.stdout.once('data', resolve))
