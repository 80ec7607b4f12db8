export { da as texts } from '@bastide/card-game/text/da'
