import { inputTexts } from '../../../i18n/fr/form'
import { useDraft } from '../../widgets/use-draft'
import { FieldText } from './FieldText'
import type { InputProps } from './input-props'
import { textOfValue } from './text-of'

/** « 9h », « 9h30 », « 930 », « 9:30 » → « 09:30 ». */
function hourOf(text: string): string {
  const parts = /^(\d{1,2})\s*[h:]\s*(\d{2})?$/i.exec(text.trim()) ?? /^(\d{1,2})(\d{2})$/.exec(text.trim())
  return parts ? `${parts[1]?.padStart(2, '0')}:${parts[2] ?? '00'}` : text.trim()
}

/** A time of day, typed hh:mm, 9h30 or 930. */
export function TimeInput({ value, onChange, onBlur, related: _related, ...props }: InputProps) {
  const draft = useDraft({
    text: textOfValue(value, props.field),
    onText: (text) => onChange(text.trim() === '' ? null : hourOf(text)),
    onBlur,
  })
  return (
    <FieldText {...props} {...draft} placeholder={inputTexts.hour} attributes={{ inputMode: 'numeric' }} />
  )
}
