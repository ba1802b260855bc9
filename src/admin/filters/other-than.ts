import { operatorsOf, valueField } from '../../../resources/schema/derive'
import type { Field } from '../../../resources/schema/field'
import { filterKind } from './filter-kind'

/** In the address, before the value of a filter: « différent de ». */
const mark = '!'

/** Whether a filter asks for what is other than its value. */
export const isOther = (value: string): boolean => value.startsWith(mark)

/** The value of a filter, whether it is asked for or left out. */
export const plainValue = (value: string): string => (isOther(value) ? value.slice(mark.length) : value)

/** The same value asked for or left out; none stays none. */
export const asOther = (value: string, other: boolean): string => {
  const plain = plainValue(value)
  return other && plain ? `${mark}${plain}` : plain
}

/** Whether « différent de » makes sense of a field: not of a flag, nor of a moment. */
export function canDiffer(declared: Field): boolean {
  const field = valueField(declared)
  const kind = filterKind(field)
  if (kind === undefined || kind === 'bool' || field.kind === 'dateTime') return false
  return operatorsOf(field).includes('ne')
}
