export { da as texts } from '@bastide/tile-game/text/da'
