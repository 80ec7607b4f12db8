import type { ModuleText } from '../../../text.ts'

export const en: ModuleText = { name: 'river', words: {}, sentences: {}, clauses: {} }
