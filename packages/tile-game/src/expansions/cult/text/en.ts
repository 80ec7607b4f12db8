import type { ModuleText } from '../../../text.ts'

export const en: ModuleText = { name: 'cult', words: {}, sentences: {}, clauses: {} }
