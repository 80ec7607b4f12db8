import type { Texts } from '../../../text.ts'
import { da } from './da.ts'
import { en } from './en.ts'
import { nl } from './nl.ts'

export const text: Texts = { en, nl, da }
