export { nl as texts } from '@bastide/card-game/text/nl'
