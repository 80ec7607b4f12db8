export { en as texts } from '@bastide/card-game/text/en'
