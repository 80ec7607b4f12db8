import type { ModuleText } from '../../../text.ts'

export const en: ModuleText = { name: 'river-2', words: {}, sentences: {}, clauses: {} }
