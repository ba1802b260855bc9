import type { Field } from '../../../resources/schema/field'
import { kindOf } from '../../../resources/schema/kinds'
import { withoutGroups } from '../../../resources/schema/reading/numbers'

/** The text of a value in an input: its kind's spelling when it is good, itself when it is not. */
export function textOfValue(value: unknown, field: Field): string {
  if (value === null || value === undefined || value === '') return ''
  const kind = kindOf(field)
  const clean = kind.clean ? kind.clean(value, field) : value
  return kind.check(clean, { ...field, min: undefined, max: undefined }) === undefined
    ? kind.format(clean, field)
    : String(value)
}

/** What a typed text means: nothing, or its kind's value. */
export const valueOfText = (text: string, field: Field): unknown =>
  text.trim() === '' ? null : meaningOf(text, field)

const meaningOf = (text: string, field: Field): unknown => {
  const kind = kindOf(field)
  return kind.parse(kind.numeric ? withoutGroups(text) : text, field)
}
