import { revenueTexts as texts } from '../../i18n/fr/revenues'
import { revenue } from '../../resources/revenues/revenue'
import {
  isAwaited,
  type RevenueStatus,
  type RevenueVerb,
  revenueMoves,
  revenueStates,
} from '../../resources/revenues/states'
import type { Patch, RowOf } from '../../resources/schema/infer'
import { ApiError } from '../api/error'
import { repo } from '../api/repo'
import type { Writing } from '../api/row-writer'
import type { Tx } from '../database/tx'

/** A declaration of revenue as its calls work with it. */
export type RevenueRow = RowOf<
  typeof revenue,
  | ('id' | 'supplier_id' | 'company_id' | 'catalog_id' | 'revenue_start' | 'revenue_end' | 'due_date')
  | ('mode' | 'status' | 'amount_ht' | 'comment' | 'corrects_id' | 'saved_at' | 'declared_at')
  | ('validated_at' | 'invoiced_at')
>

const rowSql = `select r.* from revenue r where r.id = $1 and r."deletedAt" is null`
const notFound = () => new ApiError('err404', { display: texts.notFound })

export async function findRevenue(tx: Tx, id: number): Promise<RevenueRow> {
  const [row] = await tx.query<RevenueRow>(rowSql, [id])
  if (!row) throw notFound()
  return row
}

/** The same, locked until the end of the transaction. */
export async function lockRevenue(tx: Tx, id: number): Promise<RevenueRow> {
  const [row] = await tx.query<RevenueRow>(`${rowSql} for update`, [id])
  if (!row) throw notFound()
  return row
}

export const wrongState = (status: RevenueStatus) =>
  new ApiError('err409', { display: texts.wrongState({ status: revenueStates[status].label }) })

/** A declaration that is still awaited after its day (domain §11.2). */
export const isLate = ({ status, due_date }: { status: string; due_date: string }, today: string): boolean =>
  isAwaited(status) && due_date < today

/** A late declaration whose supplier saved an amount that it has not declared. */
export const isUnsent = (row: RevenueRow, today: string): boolean =>
  isLate(row, today) &&
  row.amount_ht !== null &&
  row.saved_at !== null &&
  (row.declared_at === null || new Date(row.saved_at) > new Date(row.declared_at))

/** Leads a locked declaration on, with its history and its event. */
export async function moveRevenue(
  on: Writing,
  row: RevenueRow,
  { verb, extra = {} }: { verb: RevenueVerb; extra?: Patch<typeof revenue> },
): Promise<void> {
  const move = revenueMoves.find((one) => one.verb === verb)
  if (!move || !(move.from as readonly string[]).includes(row.status)) throw wrongState(row.status)
  await repo(on, revenue).update(row.id, { ...extra, status: move.to })
  await on.tx.query('select record_events($1, $2, $3, $4, $5, $6, $7)', [
    ...['Revenue', row.id, [verb], [JSON.stringify({ from: row.status, to: move.to })]],
    ...[on.actor.userId, on.actor.impersonatorId ?? null, on.now],
  ])
}
