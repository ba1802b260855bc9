import { inputTexts } from '../../../i18n/fr/form'
import { hourOf } from './date-typing'
import { FieldText } from './FieldText'
import type { InputProps } from './input-props'
import { textOfValue } from './text-of'
import { useDraft } from './use-draft'

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
