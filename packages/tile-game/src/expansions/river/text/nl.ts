import type { ModuleText } from '../../../text.ts'

export const nl: ModuleText = { name: 'river', words: {}, sentences: {}, clauses: {} }
