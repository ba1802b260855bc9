interface Props {
  label: string
  name: string
  value: string
  onChange: (text: string) => void
  isWrong: boolean
}

/** A quantity or a price as it is typed. */
export function NumberCell({ label, name, value, onChange, isWrong }: Props) {
  return (
    <input
      className="cell"
      inputMode="decimal"
      autoComplete="off"
      name={name}
      aria-label={label}
      aria-invalid={isWrong}
      placeholder="–"
      value={value}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
