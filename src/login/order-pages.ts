/** The pages that the links of an order's mails open, loaded together. */
export { DecideOrder } from './DecideOrder'
export { DownloadOrder } from './DownloadOrder'
