import { filterTexts } from '../../../i18n/fr/filters'
import { boundsOf, exactly, unset, valuesOf } from './conditions'
import type { FilterField } from './filterable'
import { canDiffer, isOther, plainValue } from './other-than'

const several = (labels: readonly string[]) => filterTexts.others(labels[0] ?? '', labels.length - 1)

/** What a filter asks for, in French; labels of references are given. */
export function filterText(
  { field, kind }: FilterField,
  value: string,
  labels: ReadonlyMap<string, string>,
): string {
  if (isOther(value) && canDiffer(field))
    return filterTexts.otherThan({ text: plainText({ field, kind }, plainValue(value), labels) })
  if (kind === 'text' && value.startsWith(exactly))
    return value === exactly ? filterTexts.unset : filterTexts.exact({ text: value.slice(1) })
  return kind === 'text' ? filterTexts.about({ text: value }) : plainText({ field, kind }, value, labels)
}

/** The values themselves. */
function plainText(
  { field, kind }: Pick<FilterField, 'field' | 'kind'>,
  value: string,
  labels: ReadonlyMap<string, string>,
): string {
  if (kind === 'text') return value
  if (value === unset && (kind === 'bool' || kind === 'number' || kind === 'date')) return filterTexts.unset
  if (kind === 'bool') return value === 'true' ? filterTexts.yes : filterTexts.no
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
