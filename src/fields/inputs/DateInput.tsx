import { inputTexts } from '../../../i18n/fr/form'
import { isDate } from '../../../resources/schema/date-text'
import { CalendarButton } from './CalendarButton'
import { dayOf, slashes } from './date-typing'
import { FieldText } from './FieldText'
import type { InputProps } from './input-props'
import { textOfValue } from './text-of'
import { useDraft } from './use-draft'

/** A day, typed jj/mm/aaaa or picked in a calendar. */
export function DateInput({ value, onChange, onBlur, related: _related, ...props }: InputProps) {
  const draft = useDraft({
    text: textOfValue(value, props.field),
    onText: (text) => onChange(text.trim() === '' ? null : dayOf(text)),
    onBlur,
    mask: slashes,
  })
  return (
    <FieldText
      {...props}
      {...draft}
      placeholder={inputTexts.day}
      attributes={{ inputMode: 'numeric' }}
      end={
        <CalendarButton
          value={isDate(value) ? value : ''}
          onPick={onChange}
          disabled={props.disabled || props.readOnly}
        />
      }
    />
  )
}
