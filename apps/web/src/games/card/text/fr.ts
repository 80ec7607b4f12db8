export { fr as texts } from '@bastide/card-game/text/fr'
