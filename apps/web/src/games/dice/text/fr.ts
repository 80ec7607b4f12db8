export { fr as texts } from '@bastide/dice-game/text/fr'
