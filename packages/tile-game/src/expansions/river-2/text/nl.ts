import type { ModuleText } from '../../../text.ts'

export const nl: ModuleText = { name: 'river-2', words: {}, sentences: {}, clauses: {} }
