import type { ModuleText } from '../../../text.ts'

export const da: ModuleText = { name: 'abbot', words: {}, sentences: {}, clauses: {} }
