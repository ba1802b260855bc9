import { priceCell } from '../tenders/price-cell'

/** A price of a campaign, with what it was before. */
export interface Compared {
  answered: boolean
  answered_before: boolean
  quotation: string | null
  last_quotation: string | null
}

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
