import { compareDecimals } from '../../../resources/schema/decimal-text'
import type { StateRow } from '../../../resources/stock/answers'
import { holdsWords } from '../../widgets/holds-words'

/** What is shown of the stock, as it stands in the address; `zero` and `below` are said by « 1 ». */
export const firstFilter = { text: '', mode: '', zero: '', below: '' }

export type StateFilter = Readonly<typeof firstFilter>

/** The rows to show: every word typed is in the name, reference, supplier or family. */
export function shownRows(rows: readonly StateRow[], { text, mode, zero, below }: StateFilter): StateRow[] {
  return rows.filter((row) => {
    const all = [row.label, row.ref_supplier, row.supplier, row.family].filter(Boolean).join(' ')
    return (
      holdsWords(all, text) &&
      (!mode || row.storagemode === mode) &&
      (!below || row.below_minimum) &&
      (zero || below || compareDecimals(row.quantity, '0') !== 0)
    )
  })
}

/** The storage modes that are there, by name. */
export const modesOf = (rows: readonly StateRow[]): string[] =>
  [...new Set(rows.map((row) => row.storagemode).filter((one): one is string => one !== null))].sort()
