export { nl as texts } from '@bastide/dice-game/text/nl'
