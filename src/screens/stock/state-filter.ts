import { compareDecimals } from '../../../resources/schema/decimal-text'
import { fold } from '../../../resources/schema/fold'
import type { StateRow } from '../../../resources/stock/answers'

export type StateSort = 'label' | 'value' | 'quantity' | 'last'

export interface StateFilter {
  text: string
  mode: string
  zero: boolean
  below: boolean
  sort: StateSort
}

export const firstFilter: StateFilter = { text: '', mode: '', zero: false, below: false, sort: 'label' }

const compares: Readonly<Record<StateSort, (a: StateRow, b: StateRow) => number>> = {
  label: () => 0,
  value: (a, b) => compareDecimals(b.value, a.value),
  quantity: (a, b) => compareDecimals(b.quantity, a.quantity),
  last: (a, b) => (b.last_date ?? '').localeCompare(a.last_date ?? ''),
}

/** The rows to show: every word typed is in the name, reference, supplier or family. */
export function shownRows(
  rows: readonly StateRow[],
  { text, mode, zero, below, sort }: StateFilter,
): StateRow[] {
  const words = fold(text).split(/\s+/).filter(Boolean)
  return rows
    .filter((row) => {
      const all = fold([row.label, row.ref_supplier, row.supplier, row.family].filter(Boolean).join(' '))
      return (
        words.every((word) => all.includes(word)) &&
        (!mode || row.storagemode === mode) &&
        (!below || row.below_minimum) &&
        (zero || below || compareDecimals(row.quantity, '0') !== 0)
      )
    })
    .sort(compares[sort])
}

/** The storage modes that are there, by name. */
export const modesOf = (rows: readonly StateRow[]): string[] =>
  [...new Set(rows.map((row) => row.storagemode).filter((one): one is string => one !== null))].sort()
