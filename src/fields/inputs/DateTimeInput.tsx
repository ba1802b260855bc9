import { inputTexts } from '../../../i18n/fr/form'
import { frenchMoment, parseMoment } from '../../../resources/schema/date-text'
import { CalendarButton } from './CalendarButton'
import { momentOf } from './date-typing'
import { FieldText } from './FieldText'
import type { InputProps } from './input-props'
import { textOfValue } from './text-of'
import { useDraft } from './use-draft'

/** `2026-04-03T08:05:00Z` → `2026-04-03T10:05`, Paris time, as the browser's calendar takes it. */
function localOf(value: unknown): string {
  const parts = /^(\d{2})\/(\d{2})\/(\d{4}) (\d{2}:\d{2})/.exec(frenchMoment(String(value ?? '')))
  return parts ? `${parts[3]}-${parts[2]}-${parts[1]}T${parts[4]}` : ''
}

/** `2026-04-03T10:05`, Paris time → ISO moment. */
function isoOf(local: string): string {
  const [day = '', hour = '00:00'] = local.split('T')
  return parseMoment(`${day.split('-').reverse().join('/')} ${hour}`)
}

/** A moment in Paris time, typed jj/mm/aaaa hh:mm or picked in a calendar. */
export function DateTimeInput({ value, onChange, onBlur, related: _related, ...props }: InputProps) {
  const draft = useDraft({
    text: textOfValue(value, props.field),
    onText: (text) => onChange(text.trim() === '' ? null : momentOf(text)),
    onBlur,
  })
  return (
    <FieldText
      {...props}
      {...draft}
      placeholder={inputTexts.moment}
      end={
        <CalendarButton
          withTime
          value={localOf(value)}
          onPick={(local) => onChange(isoOf(local))}
          disabled={props.disabled || props.readOnly}
        />
      }
    />
  )
}
