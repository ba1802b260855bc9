import { compareDecimals } from '../../../resources/schema/decimal-text'
import type { ComparisonAnswer } from '../../../resources/tenders/answers'
import { type PriceCell, priceCell } from '../../../resources/tenders/price-cell'

/** A price of the matrix, as it is shown. */
export interface MatrixCell {
  quotation: string | null
  isBest: boolean
  look: PriceCell
}

/** The prices of a lot by product and offer, with the best of each product and the colours of §10.2. */
export function matrixOf({ products, offers, lines, last }: ComparisonAnswer): Map<string, MatrixCell> {
  const asked = new Map(lines.map((line) => [`${line.tender_product_id} ${line.offer_id}`, line]))
  const before = new Map(last.map((one) => [`${one.product_id} ${one.supplier_id}`, one.quotation]))
  const cells = new Map<string, MatrixCell>()
  for (const product of products) {
    const found = offers.map((offer) => asked.get(`${product.id} ${offer.id}`)?.comparable ?? null)
    const best = found.filter((price) => price !== null).sort(compareDecimals)[0]
    for (const [at, offer] of offers.entries()) {
      const quotation = asked.get(`${product.id} ${offer.id}`)?.quotation ?? null
      const former = before.get(`${product.product_id} ${offer.supplier_id}`) ?? null
      const look = priceCell({
        answeredNow: quotation !== null,
        answeredBefore: former !== null,
        entry: quotation,
        last: former,
        currentQuotation: quotation,
        lastQuotation: former,
      })
      cells.set(`${product.id} ${offer.id}`, {
        quotation,
        look,
        isBest: found[at] !== null && found[at] === best,
      })
    }
  }
  return cells
}
