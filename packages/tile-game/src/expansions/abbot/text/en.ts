import type { ModuleText } from '../../../text.ts'

export const en: ModuleText = { name: 'abbot', words: {}, sentences: {}, clauses: {} }
