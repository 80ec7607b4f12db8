export { de as texts } from '@bastide/tile-game/text/de'
