/** What a store's thread and its user say to each other. */
import type { Manner } from './opened.ts'
import type { WhyRefused } from './refused.ts'

/** What a thread is started for. `place` is a data folder, or the address of a database. */
export type Task =
  | { readonly do: 'open'; readonly place: string; readonly manner: Manner }
  | { readonly do: 'restore'; readonly place: string; readonly file: string }

export interface Asked {
  /** From 1 on. The answer 0 is that of the task itself. */
  readonly ask: number
  readonly method: string
  readonly args: readonly unknown[]
}

export interface Failure {
  readonly message: string
  readonly code?: WhyRefused
}

export type Said =
  | { readonly answer: number; readonly value: unknown }
  | { readonly answer: number; readonly failed: Failure }
  /** The store cannot be used any more. */
  | { readonly lost: Failure }
