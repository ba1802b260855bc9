import { filterTexts } from '../../../i18n/fr/filters'
import { boundsOf, unset, valuesOf } from './conditions'
import type { FilterField } from './filterable'

const several = (labels: readonly string[]) => filterTexts.others(labels[0] ?? '', labels.length - 1)

/** What a filter asks for, in French; labels of references are given. */
export function filterText(
  { field, kind }: FilterField,
  value: string,
  labels: ReadonlyMap<string, string>,
): string {
  if (kind === 'text') return filterTexts.about(value)
  if (kind === 'bool')
    return value === unset ? filterTexts.unset : value === 'true' ? filterTexts.yes : filterTexts.no
  if (kind === 'date' || kind === 'number') {
    const { from, to } = boundsOf(field, value)
    return kind === 'date' ? filterTexts.days(from, to) : filterTexts.numbers(from, to)
  }
  return several(
    valuesOf(value).map((one) => {
      if (one === unset) return filterTexts.unset
      return kind === 'choice' ? (field.options?.[one] ?? one) : (labels.get(one) ?? '…')
    }),
  )
}
