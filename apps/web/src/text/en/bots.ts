export { en as texts } from '@bastide/bots/text/en'
