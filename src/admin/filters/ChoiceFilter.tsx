import { filterTexts } from '../../../i18n/fr/filters'
import { ChoiceList } from './ChoiceList'
import { unset, valuesOf } from './conditions'
import type { FilterValueProps } from './filter-value-props'

/** One or more of a declared list. */
export function ChoiceFilter({ field, value, onChange }: FilterValueProps) {
  const declared = Object.entries(field.field.options ?? {}).map(([key, label]) => ({ value: key, label }))
  const isOptional = !field.field.required && field.field.kind === 'select'
  const choices = isOptional ? [...declared, { value: unset, label: filterTexts.unset }] : declared
  return (
    <ChoiceList
      label={field.label}
      choices={choices}
      value={valuesOf(value)}
      onChange={(next) => onChange(next.join())}
    />
  )
}
