/** How each character looks. Those of one cast differ in hat, hair and outline: small pictures show little else. */
import { chain, furCollar } from './adornments.ts'
import type { BROWS, EYES, HEADS, MOUTHS, NOSES } from './features.ts'
import {
  bowl,
  braids,
  bun,
  curly,
  flowing,
  forked,
  fringe,
  full,
  goatee,
  type Hair,
  long,
  moustache,
  none,
  short,
  stubble,
} from './hair.ts'
import {
  bareHead,
  beret,
  brim,
  cap,
  cappedCoif,
  chaperon,
  coif,
  cornered,
  feathered,
  flaps,
  floppy,
  furred,
  type Hat,
  headband,
  heart,
  helmet,
  hennin,
  hood,
  jester,
  kerchief,
  knit,
  netted,
  peak,
  plumed,
  scarf,
  skullcap,
  starred,
  toque,
  turban,
  veiled,
  wimple,
  wreath,
} from './hats.ts'
import { type FacePart, LINEN } from './part.ts'

export interface Look {
  readonly head: keyof typeof HEADS
  readonly skin: string
  readonly hair: Hair
  readonly hat: Hat
  readonly expression: Expression
  readonly beard: readonly FacePart[]
  /** What it wears around its shoulders; null for a plain collar. */
  readonly adornment: readonly FacePart[] | null
}

type Expression = readonly [
  eyes: keyof typeof EYES,
  brows: keyof typeof BROWS,
  nose: keyof typeof NOSES,
  mouth: keyof typeof MOUTHS,
]

const look = (
  head: Look['head'],
  skin: string,
  hair: Hair,
  hat: Hat,
  expression: Expression,
  beard: readonly FacePart[] = [],
): Look => ({ head, skin, hair, hat, expression, beard, adornment: null })

/** Masters are known by their fur, grandmasters by their chain. */
const master = (fur: string, plain: Look): Look => ({ ...plain, adornment: furCollar(fur) })
const grandmaster = (plain: Look): Look => ({ ...plain, adornment: chain(GOLD) })

const FAIR = '#F2D3B0'
const ROSY = '#EDBE9C'
const TAN = '#D9A577'
const BROWN = '#B27B50'
const DARK = '#8A5A3A'

const STRAW = '#E2C878'
const WHITE = '#EDE6D8'
const GREY = '#A79C8C'
const COAL = '#413733'
const CHESTNUT = '#7A4A2C'
const GINGER = '#BF6A35'
const BLOND = '#D8B25E'

const LEATHER = '#8A6238'
const MOSS = '#7F9F57'
const SLATE = '#5C6C88'
const BRICK = '#B9553D'
const PLUM = '#74507F'
const SKY = '#8FBDD2'
const STEEL = '#A9B4BC'
const GOLD = '#E0B23C'

export const LOOKS = {
  juggler: look('round', FAIR, none, jester(BRICK, STRAW), ['wide', 'raised', 'small', 'grin']),
  tinker: look('square', TAN, short(COAL), cap(LEATHER), ['open', 'thick', 'large', 'smirk'], stubble),
  pilgrim: look('long', FAIR, none, brim(LEATHER, LINEN), ['merry', 'calm', 'straight', 'smile'], full(CHESTNUT)),
  fiddler: look('round', BROWN, curly(COAL), bareHead, ['merry', 'raised', 'small', 'smile']),
  hermit: look('long', FAIR, none, hood(GREY), ['narrow', 'thick', 'large', 'flat'], flowing(WHITE)),
  herbalist: look('round', ROSY, long(CHESTNUT), wreath(LINEN, MOSS), ['open', 'calm', 'small', 'smile']),

  page: look('round', FAIR, bowl(BLOND), beret(SKY), ['wide', 'raised', 'small', 'smile']),
  novice: look('long', ROSY, none, hood(CHESTNUT), ['merry', 'calm', 'small', 'smile']),
  groom: look('square', BROWN, curly(COAL), cap(MOSS), ['open', 'raised', 'straight', 'grin']),
  maid: look('round', ROSY, none, scarf(STRAW), ['open', 'calm', 'small', 'grin']),
  scribe: look('long', TAN, fringe(COAL), bareHead, ['glasses', 'raised', 'straight', 'flat']),
  drummer: look('round', DARK, short(COAL), feathered(BRICK, STRAW), ['merry', 'raised', 'small', 'whistle']),

  baker: look('round', ROSY, none, toque, ['merry', 'calm', 'large', 'smile']),
  falconer: look(
    'long',
    FAIR,
    short(CHESTNUT),
    feathered(MOSS, BRICK),
    ['narrow', 'stern', 'straight', 'smirk'],
    goatee(CHESTNUT),
  ),
  miller: look('square', FAIR, short(GREY), floppy(WHITE), ['open', 'thick', 'large', 'flat'], moustache(GREY)),
  potter: look('round', DARK, curly(COAL), headband(STRAW), ['open', 'raised', 'small', 'grin']),
  cooper: look('square', TAN, fringe(COAL), bareHead, ['open', 'thick', 'large', 'smile'], full(COAL)),
  weaver: look('round', ROSY, none, wimple(LINEN), ['open', 'calm', 'small', 'smile']),

  carpenter: look('square', ROSY, short(BLOND), cap(SKY), ['open', 'calm', 'straight', 'smile'], full(BLOND)),
  mason: look('round', BROWN, none, kerchief(BRICK), ['narrow', 'thick', 'large', 'flat'], stubble),
  thatcher: look('long', TAN, none, brim(STRAW, MOSS), ['merry', 'calm', 'straight', 'whistle']),
  glazier: look('long', FAIR, none, coif, ['glasses', 'raised', 'straight', 'flat']),
  smith: look('square', TAN, fringe(GINGER), headband(LEATHER), ['open', 'stern', 'large', 'frown'], full(GINGER)),
  painter: look('round', FAIR, long(COAL), beret(PLUM), ['wide', 'raised', 'small', 'smirk']),

  beekeeper: look('round', FAIR, none, netted(STRAW), ['merry', 'calm', 'large', 'smile']),
  milkmaid: look('round', ROSY, braids(BLOND), bareHead, ['open', 'raised', 'small', 'grin']),
  shepherd: look('long', TAN, none, hood(LEATHER), ['merry', 'thick', 'straight', 'smile'], goatee(GREY)),
  winegrower: look(
    'round',
    BROWN,
    short(COAL),
    wreath(PLUM, MOSS),
    ['open', 'thick', 'large', 'smile'],
    moustache(COAL),
  ),
  ploughman: look('square', TAN, none, flaps(LEATHER), ['narrow', 'calm', 'large', 'flat'], stubble),
  gooseherd: look('round', FAIR, none, scarf(SKY), ['wide', 'raised', 'small', 'smile']),

  bailiff: look('round', FAIR, none, chaperon(BRICK), ['narrow', 'stern', 'large', 'flat'], moustache(CHESTNUT)),
  archer: look('long', FAIR, short(GINGER), peak(MOSS), ['open', 'calm', 'small', 'smirk']),
  poacher: look(
    'square',
    TAN,
    short(CHESTNUT),
    feathered(LEATHER, LINEN),
    ['merry', 'raised', 'large', 'grin'],
    stubble,
  ),
  ferryman: look('square', BROWN, none, knit(SLATE), ['open', 'thick', 'straight', 'frown'], full(WHITE)),
  smuggler: look('long', TAN, none, brim(COAL, BRICK), ['patch', 'stern', 'straight', 'smirk']),
  squire: look('round', FAIR, bowl(BLOND), bareHead, ['open', 'raised', 'small', 'smile']),

  architect: master(
    WHITE,
    look('square', TAN, short(GREY), cornered(BRICK), ['wise', 'thick', 'straight', 'smile'], goatee(GREY)),
  ),
  surveyor: master(COAL, look('long', BROWN, bun(GREY), bareHead, ['narrow', 'calm', 'straight', 'smirk'])),
  goldsmith: master(
    CHESTNUT,
    look('round', DARK, fringe(WHITE), skullcap(PLUM), ['glasses', 'raised', 'large', 'smile'], full(WHITE)),
  ),
  apothecary: master(GREY, look('round', ROSY, none, heart(MOSS), ['wise', 'calm', 'small', 'smile'])),
  mapmaker: master(
    LEATHER,
    look(
      'long',
      FAIR,
      long(GREY),
      plumed(SLATE, STRAW, LINEN),
      ['merry', 'raised', 'straight', 'smile'],
      moustache(GREY),
    ),
  ),
  notary: master(WHITE, look('square', FAIR, none, cappedCoif(COAL), ['wise', 'thick', 'large', 'flat'])),

  chancellor: grandmaster(
    look('long', FAIR, none, furred(BRICK), ['narrow', 'thick', 'straight', 'flat'], flowing(WHITE)),
  ),
  astronomer: grandmaster(
    look('round', DARK, long(WHITE), starred(SLATE, STRAW), ['wise', 'raised', 'small', 'smile']),
  ),
  prioress: grandmaster(look('round', ROSY, none, veiled(COAL), ['glasses', 'calm', 'small', 'smirk'])),
  alchemist: grandmaster(
    look('long', BROWN, none, turban(PLUM, GOLD), ['wide', 'thick', 'large', 'smile'], forked(GREY)),
  ),
  marshal: grandmaster(
    look('square', ROSY, none, helmet(STEEL, BRICK), ['wise', 'stern', 'large', 'frown'], moustache(WHITE)),
  ),
  duchess: grandmaster(look('long', FAIR, none, hennin(SKY, PLUM), ['narrow', 'raised', 'straight', 'smirk'])),
} satisfies { readonly [id: string]: Look }

export type CharacterId = keyof typeof LOOKS
