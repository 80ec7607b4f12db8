export { fr as texts } from '@bastide/tile-game/text/fr'
