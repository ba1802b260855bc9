import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react'
import { frenchQuantity } from '../../../i18n/fr/orders'
import { stockScreenTexts } from '../../../i18n/fr/stock-screens'
import { parseDecimal } from '../../../resources/schema/reading/numbers'
import type { InventoryLineAnswer } from '../../../resources/stock/inventory-answers'
import { withUnit } from '../../trade/amounts'
import { CountMore } from './CountMore'
import type { SeenCountPart } from './use-counts'
import { isNumber } from './voucher-draft'

const { inventory: texts, columns } = stockScreenTexts

interface Props {
  line: InventoryLineAnswer
  showsTheorical: boolean
  onCount: (id: number, part: SeenCountPart) => void
}

const shown = (quantity: string | null) =>
  quantity === null ? '' : frenchQuantity(quantity).replace(/\s/g, '')

/** Goes on to the neighbour's count: ↓, ↑ and Enter. */
function move(event: KeyboardEvent<HTMLInputElement>) {
  const step = { ArrowDown: 1, Enter: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  event.preventDefault()
  const all = [
    ...(event.currentTarget.closest('table')?.querySelectorAll<HTMLInputElement>('input[name=count]') ?? []),
  ]
  all[all.indexOf(event.currentTarget) + step]?.select()
}

/** One article of the sheet, its count in a large field; an empty one is not counted. */
export const CountLine = memo(function CountLine({ line, showsTheorical, onCount }: Props) {
  const [text, setText] = useState(() => shown(line.quantity_real))
  const [isTyping, setTyping] = useState(false)
  const seen = useRef(line.quantity_real)
  useEffect(() => {
    if (!isTyping) setText(shown(line.quantity_real))
  }, [line.quantity_real, isTyping])
  const isWrong = text !== '' && !isNumber(text, 'quantity')
  const leave = () => {
    setTyping(false)
    if (isWrong || text === shown(line.quantity_real)) return
    const quantity_real = text === '' ? null : parseDecimal(text, 'quantity')
    onCount(line.id, { quantity_real, seen_quantity: seen.current })
  }
  const unit = line.item?.unit ?? ''
  return (
    <tr data-line={line.id}>
      <td className="what">
        <div className="label">{line.item?.label}</div>
        <div className="quiet">
          {[line.item?.ref_supplier, line.item?.family].filter(Boolean).join(' · ')}
        </div>
        <CountMore line={line} onCount={onCount} />
      </td>
      {showsTheorical && (
        <td className="number" data-label={columns.theorical}>
          {withUnit(line.quantity_theorical, unit)}
        </td>
      )}
      <td className="number" data-label={columns.counted}>
        <input
          className="cell"
          name="count"
          inputMode="decimal"
          autoComplete="off"
          aria-label={`${texts.countOf({ label: line.item?.label ?? '' })} (${unit})`}
          aria-invalid={isWrong}
          placeholder="–"
          value={text}
          onFocus={({ target }) => {
            setTyping(true)
            seen.current = line.quantity_real
            target.select()
          }}
          onChange={({ target }) => setText(target.value)}
          onBlur={leave}
          onKeyDown={move}
        />{' '}
        <span className="quiet">{unit}</span>
      </td>
    </tr>
  )
})
