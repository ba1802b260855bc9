import type { RowOf } from '../schema/infer'
import { priceCell } from '../tenders/price-cell'
import type { priceUpdateLine } from './price-update-response'

/** A price of a campaign, with what it was before. */
export type Compared = RowOf<
  typeof priceUpdateLine,
  'answered' | 'answered_before' | 'quotation' | 'last_quotation'
>

/** How a price of a campaign looks (domain §10.2): on the screens of both applications, and in the workbook. */
export const lookOf = ({ answered, answered_before, quotation, last_quotation }: Compared) =>
  priceCell({
    answeredNow: answered,
    answeredBefore: answered_before,
    entry: quotation,
    last: last_quotation,
    currentQuotation: quotation,
    lastQuotation: last_quotation,
  })
