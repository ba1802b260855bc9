import type { ComponentType } from 'react'
import { BoolFilter } from './BoolFilter'
import { ChoiceFilter } from './ChoiceFilter'
import { DateFilter } from './DateFilter'
import type { FilterKind } from './filter-kind'
import type { FilterValueProps } from './filter-value-props'
import { NumberFilter } from './NumberFilter'
import { ReferenceFilter } from './ReferenceFilter'
import { TextFilter } from './TextFilter'

const editors: Record<FilterKind, ComponentType<FilterValueProps>> = {
  text: TextFilter,
  choice: ChoiceFilter,
  reference: ReferenceFilter,
  bool: BoolFilter,
  date: DateFilter,
  number: NumberFilter,
}

/** The editor of a filter's value, after the kind of its field. */
export function FilterValue(props: FilterValueProps) {
  const Editor = editors[props.field.kind]
  return <Editor {...props} />
}
