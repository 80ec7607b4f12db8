import type { ModuleText } from '../../../text.ts'

export const en: ModuleText = { name: 'king-robber', words: {}, sentences: {}, clauses: {} }
