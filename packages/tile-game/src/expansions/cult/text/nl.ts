import type { ModuleText } from '../../../text.ts'

export const nl: ModuleText = { name: 'cult', words: {}, sentences: {}, clauses: {} }
