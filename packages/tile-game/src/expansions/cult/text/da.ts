import type { ModuleText } from '../../../text.ts'

export const da: ModuleText = { name: 'cult', words: {}, sentences: {}, clauses: {} }
