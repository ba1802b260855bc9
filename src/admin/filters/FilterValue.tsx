import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { type ComponentType, useState } from 'react'
import { filterTexts } from '../../../i18n/fr/filters'
import { BoolFilter } from './BoolFilter'
import { ChoiceFilter } from './ChoiceFilter'
import { DateFilter } from './DateFilter'
import type { FilterKind } from './filter-kind'
import type { FilterValueProps } from './filter-value-props'
import { NumberFilter } from './NumberFilter'
import { OtherDate, OtherNumber, OtherText } from './OtherValue'
import { asOther, canDiffer, isOther, plainValue } from './other-than'
import { ReferenceFilter } from './ReferenceFilter'
import { TextFilter } from './TextFilter'

type Editor = ComponentType<FilterValueProps>

const editors: Record<FilterKind, Editor> = {
  text: TextFilter,
  choice: ChoiceFilter,
  reference: ReferenceFilter,
  bool: BoolFilter,
  date: DateFilter,
  number: NumberFilter,
}

/** Editors of a value to be left out, where they are not the same. */
const others: Partial<Record<FilterKind, Editor>> = {
  text: OtherText,
  date: OtherDate,
  number: OtherNumber,
}

const wordOf: Partial<Record<FilterKind, string>> = {
  text: filterTexts.contains,
  date: filterTexts.within,
  number: filterTexts.within,
}

/** The editor of a filter's value, after the kind of its field: what is asked for, or what is left out. */
export function FilterValue(props: FilterValueProps) {
  const { field, value, onChange } = props
  const [other, setOther] = useState(isOther(value))
  const Editor = (other && others[field.kind]) || editors[field.kind]
  const turn = (next: boolean) => {
    setOther(next)
    onChange(others[field.kind] ? '' : asOther(value, next))
  }
  return (
    <>
      {canDiffer(field.field) && (
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          value={other}
          onChange={(_, next: boolean | null) => next !== null && turn(next)}
          sx={{ mb: 1.5 }}
        >
          <ToggleButton value={false}>{wordOf[field.kind] ?? filterTexts.is}</ToggleButton>
          <ToggleButton value={true}>{filterTexts.differs}</ToggleButton>
        </ToggleButtonGroup>
      )}
      <Editor
        {...props}
        key={String(other)}
        value={plainValue(value)}
        onChange={(next) => onChange(asOther(next, other))}
      />
    </>
  )
}
