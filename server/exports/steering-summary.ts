import { steeringTexts as texts } from '../../i18n/fr/steering'
import { purchases } from '../../resources/measures/purchases'
import type { Cell } from '../../resources/schema/reading/given'
import type { Work } from '../api/work'
import type { FilterInput } from '../database/filter'
import { Params } from '../database/params'
import type { WrittenSheet } from '../spreadsheet/write-workbook'
import { conditionsSql } from '../trade/export-source'
import { measureColumn } from '../trade/measure-columns'
import { totalsSql } from './steering-sql'

const parts = ['month', 'service', 'supplier'] as const
type Total = { name: string | null; amount: string; orders: number }

/** Column of the charts, right of the three tables that stand side by side. */
const beside = 12

/** Purchases by month, service and supplier, each with its chart: what the sheet of purchases adds up to. */
export async function summarySheet(work: Work, filters: readonly FilterInput[]): Promise<WrittenSheet> {
  const found: Total[][] = []
  for (const part of parts) {
    const params = new Params()
    const text = totalsSql(conditionsSql(filters, params), part)
    found.push(await work.tx.query<Total & Record<string, unknown>>(text, params.values))
  }
  const height = Math.max(...found.map((rows) => rows.length))
  const line = (at: number): Cell[] =>
    found.flatMap((rows) => {
      const row = rows[at]
      return row ? [row.name ?? texts.none, Number(row.amount), row.orders, null] : [null, null, null, null]
    })
  return {
    name: texts.summary,
    isSideBySide: true,
    columns: parts.flatMap((part) => [
      { header: texts.sections[part], width: part === 'month' ? 12 : 28 },
      measureColumn(purchases.amount_ht),
      measureColumn(purchases.orders),
      { header: '', width: 3 },
    ]),
    rows: [Array.from({ length: height }, (_, at) => line(at))],
    charts: parts.flatMap((part, i) => {
      const rows = found[i]?.length ?? 0
      if (!rows) return []
      const place = {
        categories: i * 4,
        values: [i * 4 + 1],
        from: 2,
        rows,
        at: [beside, 1 + i * 19] as const,
      }
      return [{ title: texts.charts[part], kind: part === 'month' ? 'line' : 'bar', ...place } as const]
    }),
  }
}
