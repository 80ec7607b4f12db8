import { answerInThread } from './answering.ts'
import { openSqliteHere, restoreSqliteHere } from './sqlite-here.ts'

answerInThread({ open: openSqliteHere, restore: restoreSqliteHere })
