import { useState } from 'react'
import { stockScreenTexts } from '../../../i18n/fr/stock-screens'
import { compareDecimals } from '../../../resources/schema/decimal-text'
import { parseDecimal } from '../../../resources/schema/reading/numbers'
import type { InventoryLineAnswer } from '../../../resources/stock/inventory-answers'
import type { CountPart } from './use-counts'
import { isNumber } from './voucher-draft'

const { inventory: texts, columns } = stockScreenTexts

interface Props {
  line: InventoryLineAnswer
  onCount: (id: number, part: CountPart) => void
}

const shown = (price: string | null) => (price ?? '').replace(/\.?0+$/, '').replace('.', ',')

/** What is seldom said of a count: another unit price, which alone revalues the stock (domain §7.4), and a comment. */
export function CountMore({ line, onCount }: Props) {
  const [price, setPrice] = useState(() => shown(line.price_unit_ht_real))
  const [comment, setComment] = useState(line.comment ?? '')
  const label = line.item?.label ?? ''
  const isWrong = price !== '' && !isNumber(price, 'price')
  function leavePrice() {
    const value = price === '' ? null : parseDecimal(price, 'price')
    const before = line.price_unit_ht_real
    const isSame = value === null || before === null ? value === before : compareDecimals(value, before) === 0
    if (!isWrong && !isSame) onCount(line.id, { price_unit_ht_real: value })
  }
  function leaveComment() {
    const value = comment.trim() || null
    if (value !== line.comment) onCount(line.id, { comment: value })
  }
  return (
    <details className="more" open={Boolean(line.price_unit_ht_real || line.comment) || undefined}>
      <summary>{texts.more}</summary>
      <input
        className="cell is-text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={texts.priceOf({ label })}
        aria-invalid={isWrong}
        placeholder={columns.price}
        value={price}
        onChange={({ target }) => setPrice(target.value)}
        onBlur={leavePrice}
      />{' '}
      <input
        className="cell is-text"
        aria-label={texts.commentOf({ label })}
        placeholder={texts.comment}
        maxLength={255}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
        onBlur={leaveComment}
      />
    </details>
  )
}
