/** The keyboard shortcuts of a table. The game has keys of its own beside them. */
import { isForAField } from '../kit/keyboard.ts'
import { say } from '../kit/messages.svelte.ts'
import { settings } from '../kit/settings.svelte.ts'
import type { GamePage, KeyHelp, Playing } from '../playing/game-page.ts'

/** The shortcuts listed under `?`: passing and aids only where the game has them. */
export const keysOf = ({ keys, Aids }: GamePage): readonly KeyHelp[] => [
  ...keys.choosing,
  ['Enter', 'keys.confirm'],
  ...(keys.passing === undefined ? [] : [['N', keys.passing] as const]),
  ['Esc', 'keys.undo'],
  ['U', 'keys.back'],
  ['H', 'keys.hurry'],
  ['W', 'keys.advice'],
  ...keys.looking,
  ['S', 'keys.story'],
  ...(Aids === undefined ? [] : [['A', 'keys.aids'] as const]),
  ['M', 'keys.sound'],
  ['?', 'keys.help'],
]

export interface KeyTable extends Playing {
  panel(name: 'story' | 'aids'): void
  keys(): void
  /** Asks for confirmation first. */
  farBack(): void
  drop(): void
}

function actsOf(table: KeyTable): { readonly [key: string]: () => void } {
  const { model, look } = table
  return {
    enter: () => model.confirm(),
    n: () => model.pass(),
    u: () => (model.reachesFarBack ? table.farBack() : model.takeBack()),
    h: () => model.hurry(),
    w: () => model.advice.ask(),
    escape: () => table.drop(),
    s: () => table.panel('story'),
    a: () => table.panel('aids'),
    m: () => {
      settings.change({ sound: !settings.values.sound })
      look.spoken = say(settings.values.sound ? 'sound.on' : 'sound.off')
    },
    '?': () => table.keys(),
  }
}

export function pressKey(table: KeyTable, event: KeyboardEvent): void {
  if (isForAField(event) || event.ctrlKey || event.metaKey || event.altKey) return
  const { target, key } = event
  // A key that is held plays only once: what comes next was not seen yet.
  if (event.repeat && !key.startsWith('Arrow') && !['+', '-', '='].includes(key)) return
  const isOnButton = target instanceof HTMLElement && target.closest('button, a') !== null
  if ((key === 'Enter' || key === ' ') && isOnButton) return
  if (key !== 'Tab' && key !== 'Shift') table.model.wantTurn()
  const act = actsOf(table)[key.toLowerCase()]
  if (act === undefined && !table.look.press(event, table)) return
  event.preventDefault()
  act?.()
}
