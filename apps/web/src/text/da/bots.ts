export { da as texts } from '@bastide/bots/text/da'
