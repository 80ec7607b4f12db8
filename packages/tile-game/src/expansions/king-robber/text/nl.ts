import type { ModuleText } from '../../../text.ts'

export const nl: ModuleText = { name: 'king-robber', words: {}, sentences: {}, clauses: {} }
