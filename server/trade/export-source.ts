import { lookup } from '../../resources/schema/lookup'
import type { Cell } from '../../resources/schema/reading/given'
import type { ReadRow } from '../../resources/schema/unknown-row'
import { invalid } from '../api/error'
import type { Work } from '../api/work'
import type { SystemReason } from '../database/connect'
import type { FilterInput } from '../database/filter'
import { Params } from '../database/params'
import { pastRights } from '../database/past-rights'
import type { SheetColumn } from '../spreadsheet/sheet-xml'

/** How a column of a reckoned export is written: numbers with their decimals, days as days. */
const kinds = lookup({
  text: { width: 28 },
  int: { width: 10, scale: 0 },
  year: { width: 10 },
  money: { width: 14, scale: 2 },
  price: { width: 14, scale: 4 },
  quantity: { width: 14, scale: 3 },
  percent: { width: 12, scale: 2 },
  date: { width: 12 },
})
export type SourceKind = keyof typeof kinds

/** A column of a reckoned export: the key of its value in a row, and its title. */
export interface SourceColumn {
  key: string
  label: string
  kind: SourceKind
}

/** Where the rows of a reckoned export come from, under the row rights of the work's transaction. */
export interface ExportSource {
  columns: readonly SourceColumn[]
  count: (work: Work, filters: readonly FilterInput[]) => Promise<number>
  /** Batches of rows. */
  rows: (work: Work, filters: readonly FilterInput[]) => AsyncIterable<readonly ReadRow[]>
}

/** A column as a sheet has it. */
export const sheetColumn = ({ label, kind }: SourceColumn): SheetColumn => ({ header: label, ...kinds[kind] })

/** A value as a cell holds it: amounts as numbers, days as days. */
export function cellOf({ kind }: SourceColumn, value: unknown): Cell {
  if (value === null || value === undefined || value === '') return null
  if (kind === 'date') return { wall: String(value).slice(0, 10) }
  return kind === 'text' ? String(value) : Number(value)
}

/** What a filter becomes in SQL; the names are those of a type's own filters. */
const operators: Readonly<Record<string, string>> = lookup({ eq: '=', gte: '>=', lte: '<=' })

/** Conditions on the columns of `m`; err400 on an operator that they do not know. */
export function conditionsSql(filters: readonly FilterInput[], params: Params): string {
  const all = filters.map(({ name, operator, value }) => {
    const sign = operators[operator]
    if (!sign) throw invalid([{ name, message: "Ce filtre n'est pas possible." }])
    return `m."${name}" ${sign} ${params.add(value, operator === 'eq' ? 'bigint' : 'date')}`
  })
  return all.length ? all.join(' and ') : 'true'
}

/**
 * Batches of the rows of a statement by a cursor: memory holds one of them. One at a time in a transaction. With a reason it
 * looks past the row rights: its statement says itself of whom.
 */
export async function* cursorRows<R extends ReadRow>(
  { tx }: Pick<Work, 'tx'>,
  text: string,
  { values = [], past }: { values?: readonly unknown[]; past?: SystemReason } = {},
): AsyncGenerator<readonly R[]> {
  const declare = `declare source_rows no scroll cursor for ${text}`
  if (past) await pastRights(tx, past, (beyond) => beyond.query(declare, values))
  else await tx.query(declare, values)
  for (;;) {
    const rows = await tx.query<R & Record<string, unknown>>('fetch 1000 from source_rows')
    if (!rows.length) break
    yield rows
  }
  await tx.query('close source_rows')
}

/** A source whose rows are one statement, each column under its key. */
export const sqlSource = (columns: readonly SourceColumn[], sql: string): ExportSource => ({
  columns,
  count: async ({ tx }, filters) => {
    const params = new Params()
    const where = conditionsSql(filters, params)
    const text = `select count(*)::int as n from (${sql}) m where ${where}`
    const [row] = await tx.query<{ n: number }>(text, params.values)
    return row?.n ?? 0
  },
  rows: (work, filters) => {
    const params = new Params()
    const where = conditionsSql(filters, params)
    return cursorRows(work, `select m.* from (${sql}) m where ${where}`, { values: params.values })
  },
})
