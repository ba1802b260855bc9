import { quoteTexts as texts } from '../../i18n/fr/quotes'
import { quote, type quoteLine } from '../../resources/quotes/quote'
import { type QuoteStatus, type QuoteVerb, quoteMove, quoteStates } from '../../resources/quotes/states'
import type { Patch, RowOf } from '../../resources/schema/infer'
import { ApiError } from '../api/error'
import { repo } from '../api/repo'
import type { Writing } from '../api/row-writer'
import type { Tx } from '../database/tx'

/** A request for quotes as its calls work with it. */
export type QuoteRow = RowOf<
  typeof quote,
  | 'id'
  | 'label'
  | 'description'
  | 'status'
  | 'adherent_id'
  | 'family_id'
  | 'quantity'
  | 'unit_id'
  | 'needed_date'
  | 'response_date_limit'
  | 'project_manager_id'
  | 'decision_reason'
  | 'product_not_in_catalog_id'
  | 'order_id'
> &
  Record<string, unknown> & {
    created_by: number | null
    adherent: string
    family: string
    unit: string
    manager: string | null
  }

export type LineRow = RowOf<
  typeof quoteLine,
  | 'id'
  | 'quote_id'
  | 'supplier_id'
  | 'supplier_not_in_catalog_id'
  | 'state'
  | 'sent_at'
  | 'answered_at'
  | 'reference'
  | 'amount_ht'
  | 'rate_id'
  | 'valid_until'
  | 'comment'
  | 'file_id'
  | 'draft'
  | 'saved_at'
  | 'reopened_until'
> &
  Record<string, unknown>

const rowSql = `
  select q.*, coalesce(a.name, '') as adherent, coalesce(f.label, '') as family, coalesce(u.label, '') as unit,
    null::text as manager
  from quote q left join adherent a on a.id = q.adherent_id left join family f on f.id = q.family_id left join unit u on u.id = q.unit_id
  where q.id = $1 and q."deletedAt" is null`
const notFound = () => new ApiError('err404', { display: texts.notFound })

export async function findQuote(tx: Tx, id: number): Promise<QuoteRow> {
  const [row] = await tx.query<QuoteRow>(rowSql, [id])
  if (!row) throw notFound()
  return row
}

/** The same, locked until the end of the transaction: who comes second sees what the first one did. */
export async function lockQuote(tx: Tx, id: number): Promise<QuoteRow> {
  const rows = await tx.query('select id from quote where id = $1 and "deletedAt" is null for update', [id])
  if (!rows.length) throw notFound()
  return findQuote(tx, id)
}

export const wrongState = (status: QuoteStatus) =>
  new ApiError('err409', { display: texts.wrongState({ status: quoteStates[status].label }) })

/** Leads a locked request on, with its history and its event. */
export async function moveQuote(
  on: Writing,
  row: QuoteRow,
  verb: QuoteVerb,
  extra: Patch<typeof quote> = {},
): Promise<void> {
  const to = quoteMove(verb, row.status)
  if (!to) throw wrongState(row.status)
  await repo(on, quote).update(row.id, { ...extra, status: to })
  await on.tx.query('select record_events($1, $2, $3, $4, $5, $6, $7)', [
    ...['Quote', row.id, [verb], [JSON.stringify({ from: row.status, to })]],
    ...[on.actor.userId, on.actor.impersonatorId ?? null, on.now],
  ])
}
