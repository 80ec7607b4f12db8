import type { ModuleText } from '../../../text.ts'

export const nl: ModuleText = { name: 'count', words: {}, sentences: {}, clauses: {} }
