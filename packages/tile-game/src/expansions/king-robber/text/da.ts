import type { ModuleText } from '../../../text.ts'

export const da: ModuleText = { name: 'king-robber', words: {}, sentences: {}, clauses: {} }
