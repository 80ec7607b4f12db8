export { de as texts } from '@bastide/bots/text/de'
