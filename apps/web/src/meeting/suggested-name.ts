import { say } from '../kit/messages.svelte.ts'
import { settings } from '../kit/settings.svelte.ts'

/** A number tells several people apart who all take the suggestion. */
const NUMBER = 100 + Math.floor(Math.random() * 900)

const newcomer = (): string => say('meet.name.suggestion', { number: NUMBER })

/** What somebody is called who has not said so: as on this device, or a traveller. */
export const suggestedName = (): string => settings.values.name.trim() || newcomer()

/** Whether it is worth remembering on this device. */
export const isOwnName = (name: string): boolean => name !== newcomer()
