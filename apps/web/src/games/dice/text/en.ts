export { en as texts } from '@bastide/dice-game/text/en'
