import type { ModuleText } from '../../../text.ts'

export const da: ModuleText = { name: 'count', words: {}, sentences: {}, clauses: {} }
