import { steeringTexts as texts } from '../../i18n/fr/steering'
import { percentOf } from '../../resources/egalim/rules'
import type { Cell } from '../../resources/schema/reading/given'
import type { ReadRow } from '../../resources/schema/unknown-row'
import type { Work } from '../api/work'
import type { FilterInput } from '../database/filter'
import { Params } from '../database/params'
import type { WrittenSheet } from '../spreadsheet/write-workbook'
import { cellOf, conditionsSql, cursorRows, type SourceColumn, sheetColumn } from '../trade/export-source'
import { definitionsSheet } from '../trade/measure-columns'
import { reportLines } from '../trade/report-lines'
import type { WorkbookSource } from './sources'
import { type ColumnKey, columnsOf, measured, scopeKeys, words } from './steering-columns'
import { type LeaksOf, leakageSheet } from './steering-leaks'
import { discrepanciesSql, pricesSql, purchasesSql, receivedSql, servicesSql } from './steering-sql'
import { summarySheet } from './steering-summary'

/** The shares of each member and year that the filters leave: EGAlim's own reckoning. */
export type EgalimByYear = (work: Work, filters: readonly FilterInput[]) => Promise<EgalimRow[]>

export interface EgalimRow {
  service: string | null
  adherent: string
  year: number
  base: string
  bio: string
  siqo: string
  others: string
  merit: string
  egalim: string
}

async function* cells(columns: readonly SourceColumn[], batches: AsyncIterable<readonly ReadRow[]>) {
  for await (const rows of batches)
    yield rows.map(words).map((row) => columns.map((column): Cell => cellOf(column, row[column.key])))
}

interface Tab {
  name: string
  keys: readonly ColumnKey[]
  sql: (where: string) => string
}

const tabs: readonly Tab[] = [
  { name: texts.purchases, keys: [...scopeKeys, 'month', 'orders', 'lines', 'amount'], sql: purchasesSql },
  {
    name: texts.prices,
    keys: [
      ...(['service', 'family', 'supplier', 'label', 'ref_supplier', 'first_month', 'last_month'] as const),
      ...(['first_price', 'last_price', 'evolution', 'quantity', 'amount'] as const),
    ],
    sql: pricesSql,
  },
  {
    name: texts.services,
    keys: ['service', 'supplier', 'orders', 'amount', 'service_rate', 'on_time', 'claims'],
    sql: servicesSql,
  },
  {
    name: texts.discrepancies,
    keys: [
      ...(['service', 'adherent', 'supplier', 'number', 'day', 'label', 'ordered', 'delivered'] as const),
      ...(['accepted', 'gap', 'price_ordered', 'price', 'price_gap', 'reason'] as const),
    ],
    sql: discrepanciesSql,
  },
]

function sheetOf(work: Work, filters: readonly FilterInput[], { name, keys, sql }: Tab): WrittenSheet {
  const columns = columnsOf(keys)
  const params = new Params()
  const text = sql(conditionsSql(filters, params))
  return {
    name,
    columns: columns.map(sheetColumn),
    rows: cells(columns, cursorRows(work, text, { values: params.values })),
  }
}

const egalimKeys = [
  ...(['service', 'adherent', 'year', 'base', 'bio', 'siqo', 'others', 'merit', 'egalim'] as const),
  ...(['bio_percent', 'egalim_percent'] as const),
]

/** The shares of the law, and their chart by member of the last year. */
function egalimSheet(found: readonly EgalimRow[]): WrittenSheet {
  const columns = columnsOf(egalimKeys)
  const rows = found.map(
    (row): ReadRow => ({
      ...row,
      bio_percent: percentOf(row.bio, row.base),
      egalim_percent: percentOf(row.egalim, row.base),
    }),
  )
  const last = found.filter(({ year }) => year === found[0]?.year).length
  const chart = {
    title: `${texts.charts.egalim} – ${found[0]?.year ?? ''}`,
    kind: 'bar' as const,
    ...{ categories: 1, values: [9, 10], from: 2, rows: Math.min(last, 30), at: [12, 1] as const },
  }
  return {
    name: texts.egalim,
    columns: columns.map(sheetColumn),
    rows: [rows.map(words).map((row) => columns.map((column) => cellOf(column, row[column.key])))],
    charts: last ? [chart] : [],
  }
}

/** « Pilotage des achats »: every sheet is read as it is written, the sums by the database (domain §14.4). */
export const steeringSource = (egalim: EgalimByYear, leaks: LeaksOf): WorkbookSource => ({
  count: async ({ tx }, filters) => {
    const params = new Params()
    const where = conditionsSql(filters, params)
    const text = `select count(*)::int as n from (${receivedSql}) m where ${where}`
    const [row] = await tx.query<{ n: number }>(text, params.values)
    return row?.n ?? 0
  },
  sheets: async (work, filters) => {
    const sheets = [
      await summarySheet(work, filters),
      ...tabs.map((tab) => sheetOf(work, filters, tab)),
      egalimSheet(await egalim(work, filters)),
      leakageSheet(await leaks(work, filters)),
    ]
    const above = await Promise.all(sheets.map(({ name }) => aboveOf(work, filters, name)))
    return [
      ...sheets.map((sheet, at): WrittenSheet => ({ ...sheet, above: above[at] ?? [] })),
      definitionsSheet(Object.values(measured)),
    ]
  },
})

/** What a sheet is of: its days and the parts that the filters leave. */
function aboveOf(work: Work, filters: readonly FilterInput[], name: string): Promise<string[]> {
  const dayOf = (sign: string) => filters.find(({ operator }) => operator === sign)?.value
  const [from, to] = [dayOf('gte'), dayOf('lte')]
  return reportLines(work, {
    title: `${texts.title} – ${name}`,
    period: from && to ? { from: String(from), to: String(to) } : undefined,
    asked: Object.fromEntries(
      filters.filter(({ operator }) => operator === 'eq').map((one) => [one.name, one.value]),
    ),
  })
}
