export { de as texts } from '@bastide/dice-game/text/de'
