import { type KeyboardEvent, startTransition, useEffect, useRef, useState } from 'react'
import { frenchQuantity, quantitySentence } from '../../i18n/fr/orders'
import { shopTexts } from '../../i18n/fr/shop'
import { type QuantityRule, quantityIssue } from '../../resources/orders/cart-quantity'
import { compareDecimals, decimalPattern } from '../../resources/schema/decimal-text'
import { readNumber } from '../../resources/schema/reading/numbers'
import { type OnQuantity, type QuantityRest, typedRest } from './quantity-rest'
import { stepped } from './stepped'

interface Props {
  label: string
  unit: string
  quantity: string
  rule: QuantityRule
  disabled?: boolean
  onChange: OnQuantity
  /** Enter, or Shift + Enter, goes on to the neighbour. */
  onMove?: (direction: 1 | -1) => void
  onLeave?: () => void
}

const isZero = (quantity: string) => compareDecimals(quantity, '0') === 0
const shown = (quantity: string) => (isZero(quantity) ? '' : frenchQuantity(quantity))

/** The quantity that was typed, « 12+6 » added up, « 3 kg » of what is ordered by the kilogram; the text itself where it is none. */
const quantityIn = (text: string, unit: string): string =>
  readNumber(text || '0', { sort: 'quantity', unit }).value ?? text.trim()

/** Why a typed text is no quantity; empty is zero. */
function problemOf(text: string, rule: QuantityRule, unit: string): string | undefined {
  const value = quantityIn(text, unit)
  if (!decimalPattern.test(value) || value.startsWith('-')) return 'Quantité incorrecte'
  if (isZero(value)) return undefined
  return quantityIssue(value, rule) ? quantitySentence(rule, unit) : undefined
}

/**
 * A quantity in order units: − and + go by the order step, what is typed is checked against it (domain §5.3). What turns out
 * wrong gives back the quantity from before, says why, and stays to be corrected (5-doors §6).
 */
export function QuantityStepper({ label, unit, quantity, rule, disabled, onChange, onMove, onLeave }: Props) {
  const [text, setText] = useState(() => shown(quantity))
  const isTyping = useRef(false)
  const before = useRef(quantity)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (!isTyping.current) setText(shown(quantity))
  }, [quantity])
  useEffect(() => () => clearTimeout(timer.current), [])
  const problem = problemOf(text, rule, unit)

  const tell = (next: string, rest: QuantityRest) => {
    clearTimeout(timer.current)
    isTyping.current = false
    setText(shown(next))
    onChange(next, rest)
  }
  const step = (direction: 1 | -1) => {
    const from = problem ? before.current : quantityIn(text, unit)
    tell(stepped(from, rule, direction), 'step')
  }
  const type = (next: string) => {
    if (!isTyping.current) before.current = quantity
    isTyping.current = true
    setText(next)
    clearTimeout(timer.current)
    const isWrong = problemOf(next, rule, unit) !== undefined
    const typed = isWrong ? before.current : quantityIn(next, unit)
    // The key shows at once; what follows from the quantity may come a frame later. « 0 » may be the start of « 0,5 ».
    if (isWrong || !isZero(typed)) startTransition(() => onChange(typed, 'typing'))
    if (isWrong || isZero(typed)) return
    timer.current = setTimeout(() => {
      isTyping.current = false
      onChange(typed, 'done')
    }, typedRest)
  }
  const settle = () => {
    if (isTyping.current && !problem) tell(quantityIn(text, unit), 'done')
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault()
      step(event.key === 'ArrowUp' ? 1 : -1)
    } else if (event.key === 'Enter' && !problem) {
      event.preventDefault()
      settle()
      onMove?.(event.shiftKey ? -1 : 1)
    } else if (event.key === 'Escape') {
      if (problem) tell(before.current, 'done')
      else onLeave?.()
    }
  }
  return (
    <>
      <span className="stepper" data-invalid={problem ? '' : undefined}>
        <button
          type="button"
          tabIndex={-1}
          disabled={disabled || isZero(quantity)}
          aria-label={shopTexts.less1({ label })}
          onClick={() => step(-1)}
        >
          −
        </button>
        <input
          inputMode="decimal"
          autoComplete="off"
          aria-label={`${shopTexts.quantityOf({ label })} (${unit})`}
          aria-invalid={problem !== undefined}
          disabled={disabled}
          placeholder="0"
          value={text}
          onChange={({ target }) => type(target.value)}
          onFocus={({ target }) => target.select()}
          onBlur={settle}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          tabIndex={-1}
          disabled={disabled}
          aria-label={shopTexts.more1({ label })}
          onClick={() => step(1)}
        >
          +
        </button>
      </span>
      {problem && (
        <span className="problem" role="alert">
          {problem}
        </span>
      )}
    </>
  )
}
