/** What a store's thread and its user say to each other. */
import type { Manner } from './opened.ts'
import type { WhyRefused } from './refused.ts'

export type Task =
  | { readonly do: 'open'; readonly dataFolder: string; readonly manner: Manner }
  | { readonly do: 'restore'; readonly dataFolder: string; readonly file: string }

export interface Asked {
  /** From 1 on. The answer 0 is that of the task itself. */
  readonly ask: number
  readonly method: string
  readonly args: readonly unknown[]
}

export type Said =
  | { readonly answer: number; readonly value: unknown }
  | { readonly answer: number; readonly message: string; readonly code?: WhyRefused }
