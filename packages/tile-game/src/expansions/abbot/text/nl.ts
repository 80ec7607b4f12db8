import type { ModuleText } from '../../../text.ts'

export const nl: ModuleText = { name: 'abbot', words: {}, sentences: {}, clauses: {} }
