/** Catapults fly to the seat that gets them. */
import type { Seat } from '@bastide/kernel'
import type { Attachment } from 'svelte/attachments'
import { middleOfBox } from '../../kit/boxes.ts'

/** Tells CSS how far it is to a seat. */
export const flyingTo =
  (seat: Seat): Attachment<HTMLElement> =>
  (die) => {
    const goal = document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect()
    if (goal === undefined) return
    const [from, to] = [middleOfBox(die.getBoundingClientRect()), middleOfBox(goal)]
    die.style.setProperty('--to-x', `${to[0] - from[0]}px`)
    die.style.setProperty('--to-y', `${to[1] - from[1]}px`)
  }
