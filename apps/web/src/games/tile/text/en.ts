export { en as texts } from '@bastide/tile-game/text/en'
