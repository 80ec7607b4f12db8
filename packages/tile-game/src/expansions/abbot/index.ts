/** The Abbot: a figure for monasteries and gardens, who may come home before his centre is complete. */
import type { FeatureKind, FigureKind } from '../../board/kind.ts'
import type { Module } from '../../module.ts'
import { garden } from './gardens.ts'
import { takingBack } from './taking-back.ts'

/** ABBOT-2, ABBOT-5: on a centre that takes followers he has their role; gardens are his alone. */
const roleOn = ({ goesOn, roles }: FeatureKind): string | undefined =>
  goesOn === 'alone' ? (roles.follower ?? 'abbot') : undefined

const abbotFigure = (perSeat: number): FigureKind => ({ id: 'abbot', perSeat, roleOn, rolesBy: 'ABBOT-2' })

export const abbot: Module = {
  id: 'abbot',
  // ABBOT-6: gardens are drawn on other modules' tiles; the kind of feature below gives them meaning.
  tiles: [],
  copies: () => ({}),
  fields: [{ key: 'abbots', module: 'abbot', clause: 'ABBOT-1', range: [1, 3], defaults: { '2000': 1, '2016': 1 } }],
  kinds: () => [garden],
  // ABBOT-1
  figures: ({ options }) => [abbotFigure(options.abbots as number)],
  // ABBOT-4
  hooks: (table) => ({ deployExtra: takingBack(table) }),
}
