/** The pages that the links of an order's mails open, loaded together. */
export { AnswerSubstitutes } from './AnswerSubstitutes'
export { DecideOrder } from './DecideOrder'
export { DownloadOrder } from './DownloadOrder'
