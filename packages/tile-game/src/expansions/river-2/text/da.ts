import type { ModuleText } from '../../../text.ts'

export const da: ModuleText = { name: 'river-2', words: {}, sentences: {}, clauses: {} }
