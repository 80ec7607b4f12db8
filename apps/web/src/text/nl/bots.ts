export { nl as texts } from '@bastide/bots/text/nl'
