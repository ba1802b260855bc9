import type { FilterField } from './filterable'

/** What every editor of a filter's value is given; the value is the address's own text, empty for none. */
export interface FilterValueProps {
  field: FilterField
  value: string
  onChange: (value: string) => void
  /** Closes the panel (Enter). */
  onDone: () => void
}
