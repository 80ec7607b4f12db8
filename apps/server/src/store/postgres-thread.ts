import { answerInThread } from './answering.ts'
import { openPostgresHere, restorePostgresHere } from './postgres-here.ts'

answerInThread({ open: openPostgresHere, restore: restorePostgresHere })
