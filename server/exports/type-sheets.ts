import { reportTexts as reports } from '../../i18n/fr/reports'
import type { ExportType } from '../../resources/exports/export-type'
import type { Cell } from '../../resources/schema/reading/given'
import { type FieldCondition, saidConditions } from '../api/exports/said-filters'
import type { Work } from '../api/work'
import type { FilterInput } from '../database/filter'
import type { TotalCell } from '../spreadsheet/report-xml'
import type { SheetColumn } from '../spreadsheet/sheet-xml'
import type { WrittenSheet } from '../spreadsheet/write-workbook'
import { definitionsSheet } from '../trade/measure-columns'
import { reportLines } from '../trade/report-lines'

/** What an export of a type is of: whose, of which days, narrowed by what, when and by whom it was made. */
export async function typeLines(
  work: Work,
  type: ExportType,
  filters: readonly FilterInput[],
): Promise<string[]> {
  const dayOf = (sign: string) => filters.find(({ operator }) => operator === sign)?.value
  const [from, to] = [dayOf('gte'), dayOf('lte')]
  const isWhole = Boolean(from && to)
  const { period } = type
  const asDay = period && { kind: 'date' as const, required: false, label: period.label }
  const conditions = filters.flatMap(({ name, operator, value }): FieldCondition[] => {
    if (operator !== 'eq') return asDay && !isWhole ? [{ field: asDay, operator, value }] : []
    const field = type.filters?.find(({ on }) => on === name)?.field
    return field ? [{ field, operator, value }] : []
  })
  return reportLines(work, {
    title: type.label,
    period:
      period && isWhole ? { from: String(from), to: String(to) } : period && !from && !to ? undefined : null,
    narrowed: await saidConditions(work, conditions),
  })
}

/** A sheet with the keys of its columns. */
export interface TypeSheet extends Pick<WrittenSheet, 'name' | 'rows'> {
  columns: readonly (SheetColumn & { key: string })[]
}

const cents = (cell: Cell | undefined) => (typeof cell === 'number' ? Math.round(cell * 100) : 0)

/** A sheet whose columns of the keys are summed as its rows are read. */
function totalled(sheet: TypeSheet, keys: readonly string[]): WrittenSheet {
  const { columns } = sheet
  const added = columns.map(({ key }) => keys.includes(key))
  if (!added.includes(true)) return sheet
  const sums = columns.map(() => 0)
  const first = added.indexOf(false)
  return {
    ...sheet,
    rows: (async function* () {
      for await (const batch of sheet.rows) {
        for (const row of batch)
          for (const [at, is] of added.entries()) if (is) sums[at] = (sums[at] ?? 0) + cents(row[at])
        yield batch
      }
    })(),
    total: () =>
      columns.map((_, at): TotalCell => {
        if (added[at]) return { sum: (sums[at] ?? 0) / 100 }
        return at === first ? reports.total : null
      }),
  }
}

/** The sheets of a type: its rows with their totals, those that stand apart, and what its figures are. */
export function typeSheets(type: ExportType, sheets: readonly TypeSheet[]): WrittenSheet[] {
  const { sums = [], measures } = type
  const shown = new Set(sheets.flatMap(({ columns }) => columns.map(({ key }) => key)))
  const defined = Object.entries(measures ?? {}).flatMap(([key, measure]) =>
    shown.has(key) ? [measure] : [],
  )
  return [
    ...sheets.map((sheet) => totalled(sheet, sums)),
    ...(defined.length ? [definitionsSheet(defined)] : []),
  ]
}
