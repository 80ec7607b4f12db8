export { fr as texts } from '@bastide/bots/text/fr'
