import { type ClipboardEvent, useState } from 'react'
import { parseDecimal } from '../../../resources/schema/decimal-text'

interface Props {
  label: string
  /** As a decimal text; none where there is no price. */
  value: string | null | undefined
  disabled: boolean
  onChange: (price: string | null) => void
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void
}

const shown = (value: string | null | undefined) =>
  value?.includes('.') ? value.replace(/\.?0+$/, '').replace('.', ',') : (value ?? '')

/** What was typed as a price; undefined while it is none. */
const priceOf = (typed: string): string | null | undefined => {
  const text = parseDecimal(typed)
  if (!text) return null
  return /^\d{1,8}(\.\d{1,4})?$/.test(text) ? text : undefined
}

/** A price: what is typed stands as it is typed until one leaves, and is taken as soon as it is a price. */
export function PriceInput({ label, value, disabled, onChange, onPaste }: Props) {
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && priceOf(typed) === undefined
  return (
    <input
      className="cell"
      inputMode="decimal"
      aria-label={label}
      aria-invalid={isWrong}
      disabled={disabled}
      value={typed ?? shown(value)}
      onPaste={onPaste}
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => {
        setTyped(target.value)
        const price = priceOf(target.value)
        if (price !== undefined) onChange(price)
      }}
    />
  )
}
