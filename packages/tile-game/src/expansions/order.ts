/** Every module, in order of resolution: an order that belongs to no single one of them. One line each. */
import type { Module } from '../module.ts'
import { base } from './base/index.ts'
import { cropCircles } from './crop-circles/index.ts'

export const MODULES: readonly Module[] = [
  base, //
  cropCircles,
]
