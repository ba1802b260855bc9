import { type KeyboardEvent, startTransition, useEffect, useRef, useState } from 'react'
import { frenchQuantity, quantitySentence } from '../../i18n/fr/orders'
import { shopTexts } from '../../i18n/fr/shop'
import { type QuantityRule, quantityIssue } from '../../resources/orders/cart-quantity'
import { compareDecimals, decimalPattern } from '../../resources/schema/decimal-text'
import { parseDecimal } from '../../resources/schema/reading/numbers'
import { stepped } from './stepped'

interface Props {
  label: string
  unit: string
  quantity: string
  rule: QuantityRule
  disabled?: boolean
  onChange: (quantity: string) => void
  /** Enter, or Shift + Enter, goes on to the neighbour. */
  onMove?: (direction: 1 | -1) => void
  onLeave?: () => void
}

const isZero = (quantity: string) => compareDecimals(quantity, '0') === 0
const shown = (quantity: string) => (isZero(quantity) ? '' : frenchQuantity(quantity))

/** Why a typed text is no quantity; empty is zero. */
function problemOf(text: string, rule: QuantityRule, unit: string): string | undefined {
  const value = parseDecimal(text || '0', 'quantity')
  if (!decimalPattern.test(value) || value.startsWith('-')) return 'Quantité incorrecte'
  if (isZero(value)) return undefined
  return quantityIssue(value, rule) ? quantitySentence(rule, unit) : undefined
}

/** A quantity in order units: − and + go by the order step, what is typed is checked against it (domain §5.3). */
export function QuantityStepper({ label, unit, quantity, rule, disabled, onChange, onMove, onLeave }: Props) {
  const [text, setText] = useState(() => shown(quantity))
  const isTyping = useRef(false)
  useEffect(() => {
    if (!isTyping.current) setText(shown(quantity))
  }, [quantity])
  const problem = problemOf(text, rule, unit)

  const tell = (next: string) => {
    setText(shown(next))
    onChange(next)
  }
  const step = (direction: 1 | -1) => {
    isTyping.current = false
    tell(stepped(problem ? quantity : parseDecimal(text || '0', 'quantity'), rule, direction))
  }
  const type = (next: string) => {
    isTyping.current = true
    setText(next)
    if (problemOf(next, rule, unit)) return
    const typed = parseDecimal(next || '0', 'quantity')
    // The key shows at once; what follows from the quantity may come a frame later. « 0 » may be the start of « 0,5 ».
    if (!isZero(typed)) startTransition(() => onChange(typed))
  }
  const settle = () => {
    // Said again at once: a click that follows, as on « Commander », must not come before the transition is drawn.
    const typed = parseDecimal(text || '0', 'quantity')
    if (isTyping.current && !problem && compareDecimals(typed, quantity) !== 0) onChange(typed)
    isTyping.current = false
    if (problem) setText(shown(quantity))
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
      if (problem) settle()
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
