import { tenderTexts } from '../../i18n/fr/tenders'
import type { Patch } from '../../resources/schema/infer'
import { type TenderHead, tenderAnswer } from '../../resources/tenders/preparation-answers'
import {
  type TenderStatus,
  type TenderVerb,
  tenderMove,
  tenderMoves,
  tenderStates,
} from '../../resources/tenders/states'
import { tender as tenders } from '../../resources/tenders/tender'
import { ApiError } from '../api/error'
import { repo } from '../api/repo'
import { type Actor, may } from '../database/actor'
import type { By } from '../database/history'
import { columnsOf } from '../database/select'
import type { Tx } from '../database/tx'

/** A tender as its calls work with it. */
export type TenderRow = TenderHead

const { is_public: _, ...rowFields } = tenderAnswer

const rowSql = `select ${columnsOf(rowFields, 't')}, coalesce(y.machine_name = 'public', false) as is_public
  from tender t left join tendertype y on y.id = t.tender_type_id where t.id = $1 and t."deletedAt" is null`

/** A public tender is always sealed, a private one unless it says otherwise (domain §9.5). */
export const isSealed = ({ is_public, sealed }: Pick<TenderRow, 'is_public' | 'sealed'>): boolean =>
  is_public || sealed

/** Whether the offers that were sent may be read: once they are open, or at once where they are not sealed (I-19). */
export const isReadable = (tender: TenderRow): boolean =>
  tender.opened_at !== null || (tender.published && !isSealed(tender))

/** The end of what a tender was for: its market's, else the award's, else the limit of its answers. */
export const tenderEndSql = `coalesce(t.market_closing_date, t.awarded_at::date, t.response_date_limit::date, t."createdAt"::date)`

const notFound = () => new ApiError('err404', { display: tenderTexts.notFound })

/** The tender; « Appel d'offres introuvable » when it is not the actor's. */
export async function findTender(tx: Tx, id: number): Promise<TenderRow> {
  const [row] = await tx.query<TenderRow>(rowSql, [id])
  if (!row) throw notFound()
  return row
}

/** The same, locked until the end of the transaction. */
export async function lockTender(tx: Tx, id: number): Promise<TenderRow> {
  const [row] = await tx.query<TenderRow>(`${rowSql} for update of t`, [id])
  if (!row) throw notFound()
  return row
}

export const wrongState = (status: TenderStatus) =>
  new ApiError('err409', { display: tenderTexts.wrongState({ status: tenderStates[status].label }) })

export function refuseUnless(tender: TenderRow, ...states: TenderStatus[]): void {
  if (!states.includes(tender.status)) throw wrongState(tender.status)
}

/** Who moves a tender, and what is written beside its state. */
export interface Moving {
  verb: TenderVerb
  /** Nobody where the clock does. */
  actor?: Actor
  extra?: Patch<typeof tenders>
  now: Date
}

/** Leads a tender on, by the table of moves alone, with its history and its event (domain §9.2). The row is locked already. */
export async function moveTender(
  tx: Tx,
  tender: TenderRow,
  { verb, actor, extra = {}, now }: Moving,
): Promise<void> {
  const to = tenderMove(verb, tender.status)
  if (!to) throw wrongState(tender.status)
  const { access } = tenderMoves[verb]
  if (actor && !may(actor, access)) throw new ApiError('err403')
  const by: By = {
    userId: actor?.userId ?? null,
    ...(actor?.impersonatorId && { impersonatorId: actor.impersonatorId }),
  }
  await repo({ tx, now, actor: by }, tenders).update(tender.id, { ...extra, status: to })
  await tellTender(tx, tender.id, { event: verb, payload: { from: tender.status, to }, by, now })
}

/** Writes an event of a tender in the history. */
export async function tellTender(
  tx: Tx,
  id: number,
  { event, payload = null, by, now }: { event: string; payload?: unknown; by: By; now: Date },
): Promise<void> {
  await tx.query('select record_events($1, $2, $3, $4, $5, $6, $7)', [
    ...['Tender', id, [event], [JSON.stringify(payload)]],
    ...[by.userId, by.impersonatorId ?? null, now],
  ])
}
