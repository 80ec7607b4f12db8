import type { ModuleText } from '../../../text.ts'

export const en: ModuleText = { name: 'count', words: {}, sentences: {}, clauses: {} }
