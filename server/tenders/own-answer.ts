import { tenderTexts } from '../../i18n/fr/tenders'
import type { RowOf } from '../../resources/schema/infer'
import type { AnswerContent } from '../../resources/tenders/answer'
import { consultationMoment } from '../../resources/tenders/consultation-time'
import type { OwnRound } from '../../resources/tenders/rounds'
import type { tenderResponse } from '../../resources/tenders/tender-response'
import { ApiError } from '../api/error'
import type { Work } from '../api/work'
import type { Config } from '../config'
import { suppliersOf, whichSupplier } from '../trade/standing-for'
import { openedContent, type Place, readContent, roundOf } from './answer-content'
import { findReader, notReader } from './answer-reader'
import { releasedKey } from './opening-key'
import { ownRound } from './own-round'
import { findTender, type TenderRow } from './tender-row'

/** A supplier's own answer, as its calls work with it. */
export type ResponseRow = RowOf<
  typeof tenderResponse,
  'id' | 'tender_id' | 'supplier_id' | 'version' | 'status' | 'submitted_at' | 'receipt_number' | 'saved_at'
>

/** The supplier that answers: the one that the person stands for, said by the call where there are several. */
export function answeringSupplier({ actor }: Work): number {
  const [own, another] = suppliersOf(actor)
  if (own === undefined || another) throw whichSupplier()
  return own
}

/** Behind an impersonated supplier stands somebody of the back office: sealed offers stay sealed (I-19). */
export function refuseImpersonated(work: Work, tender: TenderRow): void {
  if (work.actor.impersonatorId && (!tender.opened_at || tender.status === '300'))
    throw new ApiError('err541')
}

/** A consultation as its supplier answers it, in the round that it was asked into where the tender is negotiated. */
export interface Answering extends TenderRow {
  round?: OwnRound
  negotiation_deadline: string | null
}

/** The consultation, as the supplier is allowed to see it; it writes only while it is open. */
export async function openConsultation(work: Work, id: number): Promise<Answering> {
  const tender = await findTender(work.tx, id)
  refuseImpersonated(work, tender)
  if (consultationMoment(tender, work.now) === 'early')
    throw new ApiError('err409', { display: tenderTexts.early })
  const round = tender.status === '300' ? await ownRound(work, id, answeringSupplier(work)) : undefined
  return { ...tender, ...(round && { round }), negotiation_deadline: round?.deadline ?? null }
}

/** Whether it is past the limit: what is tried then is kept, and refused. */
export const isLate = (tender: Answering, now: Date): boolean => consultationMoment(tender, now) === 'late'

/** Whether an answer is as it was when somebody read it: never saved, or saved at this moment. */
export const isSavedAt = (
  row: Pick<ResponseRow, 'saved_at'> | undefined,
  saved_at?: string | null,
): boolean => new Date(row?.saved_at ?? 0).getTime() === new Date(saved_at ?? 0).getTime()

const columns = 'id, tender_id, supplier_id, version, status, submitted_at, receipt_number, saved_at'
const findSql = `select ${columns} from tender_response where tender_id = $1 and supplier_id = $2 and "deletedAt" is null`

/** The answer of a supplier to a tender, if it has begun one; locked where it is to be written. */
export async function findResponse(
  work: Work,
  { tender_id, supplier_id, lock }: { tender_id: number; supplier_id: number; lock?: boolean },
): Promise<ResponseRow | undefined> {
  const sql = lock ? `${findSql} for update` : findSql
  const [row] = await work.tx.query<ResponseRow>(sql, [tender_id, supplier_id])
  return row
}

/** Whoever answers a public tender, or asks of it, is among its suppliers from then on. */
export const joinTender = (work: Work, tender_id: number, supplier_id: number) =>
  work.tx.query(
    `insert into tender_supplier (tender_id, supplier_id, invited_at, "createdAt", "updatedAt", created_by, updated_by)
     values ($1, $2, $3, $3, $3, $4, $4) on conflict do nothing`,
    [tender_id, supplier_id, work.now, work.actor.userId],
  )

/** The answer, begun if need be. */
export async function lockResponse(work: Work, tender_id: number, supplier_id: number): Promise<ResponseRow> {
  await joinTender(work, tender_id, supplier_id)
  await work.tx.query(
    `insert into tender_response (tender_id, supplier_id, "createdAt", "updatedAt", created_by, updated_by)
     values ($1, $2, $3, $3, $4, $4) on conflict do nothing`,
    [tender_id, supplier_id, work.now, work.actor.userId],
  )
  const row = await findResponse(work, { tender_id, supplier_id, lock: true })
  if (!row) throw new ApiError('err403')
  return row
}

export const emptyAnswer = (tender_id: number, supplier_id: number): AnswerContent => ({
  tender_id,
  supplier_id,
  comment: null,
  lots: [],
})

interface Kept {
  sealed: string
  author: number | null
}

/** Reads a sealed content: its columns are closed to everybody but this door. The row was found by its own right before. */
async function keptOf(work: Work, sql: string, id: number): Promise<Kept | undefined> {
  const [row] = await work.tx.beyond('tenders', (past) =>
    past.query<{ sealed: string | null; author: number | null }>(sql, [id]),
  )
  return row?.sealed ? { sealed: row.sealed, author: row.author } : undefined
}

const draftSql = 'select draft as sealed, created_by as author from tender_response where id = $1'
const sentSql = `select content as sealed, user_id as author from tender_response_version
  where tender_response_id = $1 and content is not null order by id desc limit 1`

export const placeOf = ({ id, tender_id }: Pick<ResponseRow, 'id' | 'tender_id'>): Place => ({
  tender_id,
  response_id: id,
})

/** The draft as it is kept. */
export const keptDraft = (work: Work, { id }: Pick<ResponseRow, 'id'>): Promise<Kept | undefined> =>
  keptOf(work, draftSql, id)

/** What a kept content holds, for one of its readers. */
async function readOwn(
  config: Config,
  work: Work,
  { row, kept }: { row: ResponseRow; kept: Kept },
): Promise<AnswerContent | undefined> {
  const reader = await findReader(work)
  return reader && readContent(config, placeOf(row), { ...kept, reader })
}

/** What the supplier has entered so far; undefined for who may not read it (`answer-access.ts`). */
export async function draftOf(
  config: Config,
  work: Work,
  row: ResponseRow,
): Promise<AnswerContent | undefined> {
  const kept = await keptDraft(work, row)
  if (!kept) return emptyAnswer(row.tender_id, row.supplier_id)
  return (await readOwn(config, work, { row, kept })) ?? (await openedSent(config, work, row))
}

/** What was sent, once the opening of its round has released the key: to anybody of its supplier. */
async function openedSent(config: Config, work: Work, row: ResponseRow): Promise<AnswerContent | undefined> {
  const kept = await keptOf(work, sentSql, row.id)
  const round = kept && roundOf(kept.sealed)
  if (!kept || round === undefined) return undefined
  const privateKey = await releasedKey(work.tx, config, { tender_id: row.tender_id, round })
  return privateKey ? openedContent(config, placeOf(row), { sealed: kept.sealed, privateKey }) : undefined
}

/** What the supplier sent last; undefined where nothing was sent, and for who may not read it before the opening. */
export async function findSent(
  { config }: { config: Config },
  work: Work,
  row: ResponseRow,
): Promise<AnswerContent | undefined> {
  const kept = await keptOf(work, sentSql, row.id)
  return kept && ((await readOwn(config, work, { row, kept })) ?? (await openedSent(config, work, row)))
}

/** The same: the content that its receipt proves. Refused to who may not read it before the opening. */
export async function sentContent(
  context: { config: Config },
  work: Work,
  tenderId: number,
): Promise<AnswerContent> {
  const row = await findResponse(work, { tender_id: tenderId, supplier_id: answeringSupplier(work) })
  if (!row?.submitted_at) throw new ApiError('err404', { display: tenderTexts.notSent })
  const content = await findSent(context, work, row)
  if (!content) throw notReader()
  return content
}
