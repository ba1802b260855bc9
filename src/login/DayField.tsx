import { useDayText } from '../widgets/use-day-text'
import { Field } from './Field'

interface Props {
  label: string
  value: string
  placeholder: string
  /** Said where what is typed is no day. */
  faulty: string
  error?: string | undefined
  onChange: (day: string) => void
}

/** A day, typed as everywhere in the product. */
export function DayField({ label, value, placeholder, faulty, error, onChange }: Props) {
  const {
    isFaulty,
    pick: _,
    inputRef,
    ...draft
  } = useDayText({ value, onChange: (day) => onChange(day ?? '') })
  const said = isFaulty ? faulty : error
  return (
    <Field
      {...draft}
      ref={(input) => {
        inputRef.current = input
      }}
      label={label}
      required
      inputMode="numeric"
      autoComplete="off"
      placeholder={placeholder}
      {...(said ? { error: said } : {})}
      onChange={(text) => draft.onChange({ target: { value: text } })}
    />
  )
}
