import { useFormContext } from 'react-hook-form'
import { userTexts } from '../../../../i18n/fr/people'
import { isDate } from '../../../../resources/schema/date-text'
import { parisDay } from '../../../../resources/schema/paris-time'
import type { Widget } from '../../../admin/form/extensions'
import { DateInput } from '../../../fields/inputs/DateInput'
import { endFor } from './replacement'

const end = 'end_date_replacement'

/** The start of a replacement: proposes its end unless one was chosen, empties it with itself, is not in the past. */
export const ReplacementStart: Widget = ({ scope, ...props }) => {
  const { setValue, getValues, trigger } = useFormContext()
  const { value } = props
  const isPast =
    isDate(value) && value !== scope.record?.start_date_replacement && String(value) < parisDay(new Date())
  function change(next: unknown) {
    props.onChange(next)
    if (next === null) setValue(end, null, { shouldDirty: true, shouldValidate: true })
    if (isDate(next)) {
      setValue(end, endFor(String(next), value, getValues(end)), { shouldDirty: true })
      void trigger(end)
    }
  }
  const field = { ...props.field, help: userTexts.replacementHelp }
  const error = props.error ?? (isPast ? userTexts.replacementStart : undefined)
  return <DateInput {...props} field={field} error={error} onChange={change} />
}
