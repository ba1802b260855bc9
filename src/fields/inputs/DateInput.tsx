import { inputTexts } from '../../../i18n/fr/form'
import { isDate } from '../../../resources/schema/date-text'
import { CalendarButton } from '../../widgets/CalendarButton'
import { useDayText } from '../../widgets/use-day-text'
import { FieldText } from './FieldText'
import type { InputProps } from './input-props'

/** A day, typed jj/mm/aaaa or picked in a calendar. */
export function DateInput({ value, onChange, onBlur, related: _related, ...props }: InputProps) {
  const {
    isFaulty: _,
    pick,
    ...draft
  } = useDayText({
    value: typeof value === 'string' ? value : null,
    onChange: (day, text) => onChange(day ?? (text.trim() || null)),
    onBlur,
  })
  return (
    <FieldText
      {...props}
      {...draft}
      placeholder={inputTexts.day}
      attributes={{ inputMode: 'numeric' }}
      end={
        <CalendarButton
          label={props.field.label}
          value={isDate(value) ? value : null}
          onPick={pick}
          disabled={props.disabled || props.readOnly}
        />
      }
    />
  )
}
