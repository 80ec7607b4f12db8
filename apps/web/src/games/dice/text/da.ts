export { da as texts } from '@bastide/dice-game/text/da'
