import { say } from './say'
import { useDayText } from './use-day-text'

interface Props {
  label: string
  value: string | null
  onChange: (day: string | null) => void
}

/** A day within a line of a sheet. */
export function DayCell({ label, value, onChange }: Props) {
  const { isFaulty, pick: _, inputRef, ...draft } = useDayText({ value, onChange })
  return (
    <input
      {...draft}
      ref={(input) => {
        inputRef.current = input
      }}
      className="cell is-text"
      inputMode="numeric"
      autoComplete="off"
      placeholder={say('widget.day.placeholder')}
      aria-label={label}
      aria-invalid={isFaulty}
      title={isFaulty ? say('widget.day.invalid') : undefined}
    />
  )
}
