export { de as texts } from '@bastide/card-game/text/de'
