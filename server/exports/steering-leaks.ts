import { steeringTexts as texts } from '../../i18n/fr/steering'
import { leakKinds, type UncoveredLine } from '../../resources/leakage/kinds'
import { sumOfAmounts } from '../../resources/schema/exact'
import { groupedBy } from '../../resources/schema/grouped-by'
import type { ReadRow } from '../../resources/schema/unknown-row'
import type { Work } from '../api/work'
import type { FilterInput } from '../database/filter'
import type { WrittenSheet } from '../spreadsheet/write-workbook'
import { cellOf, sheetColumn } from '../trade/export-source'
import { columnsOf, scopeKeys, words } from './steering-columns'

/** The leaks that the filters leave of those that the actor sees: the leakage's own reckoning. */
export type LeaksOf = (work: Work, filters: readonly FilterInput[]) => Promise<readonly UncoveredLine[]>

/** Purchases that no contract covers, by whom, of whom and why, in the same three amounts as « Fuites ». */
export function leakageSheet(leaks: readonly UncoveredLine[]): WrittenSheet {
  const groups = groupedBy(leaks, ({ service, adherent, supplier, family, kind }) =>
    JSON.stringify([service ?? '', adherent, supplier, family, kind]),
  )
  const sum = (lines: readonly UncoveredLine[]) => sumOfAmounts(lines.map(({ amount_ht }) => amount_ht))
  const rows = [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, lines]): ReadRow[] => {
      const [first] = lines
      if (!first) return []
      const { service, adherent, supplier, family, kind } = first
      return [
        {
          ...{
            service,
            adherent,
            supplier,
            family,
            leak: leakKinds[kind],
            lines: lines.length,
            leak_amount: sum(lines),
          },
          replaceable: sum(lines.filter(({ isReplaceable }) => isReplaceable)),
          without: sum(lines.filter(({ isReplaceable }) => !isReplaceable)),
        },
      ]
    })
  const columns = columnsOf([...scopeKeys, 'leak', 'lines', 'leak_amount', 'replaceable', 'without'])
  return {
    name: texts.leakage,
    columns: columns.map(sheetColumn),
    rows: [rows.map(words).map((row) => columns.map((column) => cellOf(column, row[column.key])))],
  }
}
