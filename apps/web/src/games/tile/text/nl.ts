export { nl as texts } from '@bastide/tile-game/text/nl'
