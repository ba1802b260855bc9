import { inputTexts } from '../../../i18n/fr/form'
import { frenchMoment, readMoment } from '../../../resources/schema/date-text'
import { parisDay, parisMoment } from '../../../resources/schema/paris-time'
import { CalendarButton } from '../../widgets/CalendarButton'
import { useDraft } from '../../widgets/use-draft'
import { FieldText } from './FieldText'
import type { InputProps } from './input-props'
import { textOfValue } from './text-of'

/** The moment that is kept, when it is one. */
const momentIn = (value: unknown): Date | undefined => {
  const moment = new Date(typeof value === 'string' ? value : '')
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

const isoOf = (day: string, time: string) => parisMoment(day, time).toISOString()

/** A moment in Paris time, typed jj/mm/aaaa hh:mm; its day may be picked in a calendar, the time stays. */
export function DateTimeInput({ value, onChange, onBlur, related: _related, ...props }: InputProps) {
  const kept = momentIn(value)
  const draft = useDraft({
    text: textOfValue(value, props.field),
    onText: (text) => onChange(readMoment(text) ?? (text.trim() || null)),
    onBlur,
  })
  return (
    <FieldText
      {...props}
      {...draft}
      placeholder={inputTexts.moment}
      end={
        <CalendarButton
          label={props.field.label}
          value={kept ? parisDay(kept) : null}
          onPick={(day) => onChange(isoOf(day, kept ? frenchMoment(kept.toISOString()).slice(-5) : '00:00'))}
          disabled={props.disabled || props.readOnly}
        />
      }
    />
  )
}
