import { type ClipboardEvent, useMemo } from 'react'
import { frenchQuantity } from '../../../i18n/fr/orders'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import type { AnswerLine } from '../../../resources/tenders/answer'
import type { ConsultationAnswer } from '../../../resources/tenders/answers'
import { SheetRoot } from '../../widgets/sheet-style'
import { PriceInput } from './PriceInput'
import { pastedColumn } from './paste-column'

const texts = tenderScreens.consultations

interface Props {
  title: string
  products: ConsultationAnswer['products']
  lines: readonly AnswerLine[]
  isLocked: boolean
  change: (productId: number, more: Partial<AnswerLine>) => void
  changeAll: (lines: AnswerLine[]) => void
}

/** The prices of a lot, typed or pasted as a column from a spreadsheet. */
export function AnswerPrices({ title, products, lines, isLocked, change, changeAll }: Props) {
  const known = useMemo(() => new Map(lines.map((line) => [line.tender_product_id, line])), [lines])
  const paste = (event: ClipboardEvent<HTMLInputElement>, from: number) => {
    const pasted = pastedColumn(event.clipboardData.getData('text'))
    if (pasted.length < 2) return
    event.preventDefault()
    const next = new Map(known)
    for (const [at, price] of pasted.entries()) {
      const product = products[from + at]
      if (product && price !== null)
        next.set(product.id, {
          ...known.get(product.id),
          tender_product_id: product.id,
          quotation: price,
        } as AnswerLine)
    }
    changeAll([...next.values()])
  }
  return (
    <SheetRoot>
      <table aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{texts.product}</th>
            <th scope="col" className="number">
              {texts.volume}
            </th>
            <th scope="col" className="number">
              {texts.price}
            </th>
            <th scope="col">{texts.reference}</th>
          </tr>
        </thead>
        <tbody>
          {products.map((product, at) => {
            const line = known.get(product.id)
            return (
              <tr key={product.id}>
                <td className="what">
                  <div className="label">
                    {product.label}
                    {product.mandatory && ' *'}
                  </div>
                  <div className="quiet">{product.code}</div>
                </td>
                <td className="number" data-label={texts.volume}>
                  {frenchQuantity(product.volume)} {product.unit}
                </td>
                <td className="number" data-label={texts.price}>
                  <PriceInput
                    label={texts.priceOf(product.label)}
                    value={line?.quotation}
                    disabled={isLocked}
                    onPaste={(event) => paste(event, at)}
                    onChange={(quotation) => change(product.id, { quotation })}
                  />
                </td>
                <td data-label={texts.reference}>
                  <input
                    className="cell is-text"
                    maxLength={40}
                    aria-label={texts.referenceOf(product.label)}
                    disabled={isLocked}
                    defaultValue={line?.ref_supplier ?? ''}
                    onChange={({ target }) => change(product.id, { ref_supplier: target.value || null })}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </SheetRoot>
  )
}
