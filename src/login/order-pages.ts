/** The pages that the links of an order's mails open, loaded together. */

export { AnswerOrder } from './AnswerOrder'
export { AnswerQuote } from './AnswerQuote'
export { DecideOrder } from './DecideOrder'
export { DownloadOrder } from './DownloadOrder'
