import { accounts as texts } from '../../i18n/fr/accounts'
import type { FieldError } from '../../resources/schema/check'
import { parisDay } from '../../resources/schema/paris-time'
import type { ReadRow } from '../../resources/schema/unknown-row'

/** Clearing the start of a replacement clears its end. */
export const withoutLoneEnd = (value: ReadRow): ReadRow =>
  'start_date_replacement' in value && !value.start_date_replacement
    ? { ...value, start_date_replacement: null, end_date_replacement: null }
    : value

/** A replacement does not start in the past, unless it had already started; only a validator has one. */
export function replacementErrors(
  value: ReadRow,
  current: ReadRow,
  { now, validates }: { now: Date; validates: boolean },
): FieldError[] {
  const { start_date_replacement: start, replacement_validator: person } = value
  const errors: FieldError[] = []
  if (person && person !== current.replacement_validator && !validates)
    errors.push({ name: 'replacement_validator', message: texts.notAValidator })
  if (typeof start === 'string' && start !== current.start_date_replacement && start < parisDay(now))
    errors.push({ name: 'start_date_replacement', message: texts.replacementStart })
  return errors
}
