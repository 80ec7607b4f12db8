import type { ModuleText } from '../../../text.ts'

export const da: ModuleText = { name: 'river', words: {}, sentences: {}, clauses: {} }
