import { steeringTexts as texts } from '../../i18n/fr/steering'
import { type LeakKind, leakKinds } from '../../resources/leakage/kinds'
import { sumOfAmounts } from '../../resources/schema/exact'
import type { ReadRow } from '../../resources/schema/unknown-row'
import type { Work } from '../api/work'
import type { FilterInput } from '../database/filter'
import type { WrittenSheet } from '../spreadsheet/write-workbook'
import { cellOf, sheetColumn } from '../trade/export-source'
import { columnsOf, scopeKeys, words } from './steering-columns'

/** A received line that no contract covers. */
export interface LeakedLine {
  service: string | null
  adherent: string
  supplier: string
  family: string
  kind: LeakKind
  amount_ht: string
  isReplaceable: boolean
}

/** The leaks that the filters leave of those that the actor sees: the leakage's own reckoning. */
export type LeaksOf = (work: Work, filters: readonly FilterInput[]) => Promise<readonly LeakedLine[]>

/** Purchases that no contract covers, by whom, of whom and why, in the same three amounts as « Fuites ». */
export function leakageSheet(leaks: readonly LeakedLine[]): WrittenSheet {
  const groups = new Map<string, LeakedLine[]>()
  for (const leak of leaks) {
    const key = JSON.stringify([leak.service ?? '', leak.adherent, leak.supplier, leak.family, leak.kind])
    groups.set(key, [...(groups.get(key) ?? []), leak])
  }
  const sum = (lines: readonly LeakedLine[]) => sumOfAmounts(lines.map(({ amount_ht }) => amount_ht))
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
            amount: sum(lines),
          },
          replaceable: sum(lines.filter(({ isReplaceable }) => isReplaceable)),
          without: sum(lines.filter(({ isReplaceable }) => !isReplaceable)),
        },
      ]
    })
  const columns = columnsOf([...scopeKeys, 'leak', 'lines', 'amount', 'replaceable', 'without'])
  return {
    name: texts.leakage,
    columns: columns.map(sheetColumn),
    rows: [rows.map(words).map((row) => columns.map((column) => cellOf(column, row[column.key])))],
  }
}
