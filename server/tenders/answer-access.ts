import { tenderTexts } from '../../i18n/fr/tenders'
import type { SavedAt } from '../../resources/schema/told'
import type { AnswerContent } from '../../resources/tenders/answer'
import type { AnswerAccess } from '../../resources/tenders/consultation-answers'
import type { Context } from '../api/context'
import { ApiError, invalid } from '../api/error'
import { recordSecurityEvent, securityActor } from '../api/security-event'
import type { Work } from '../api/work'
import { notify } from '../trade/notify'
import { presentReaders, type Reader, readContent, readerIds, sealContent } from './answer-content'
import { dropFiles } from './answer-file-rows'
import { colleaguesOf, notReader, readerOf } from './answer-reader'
import {
  answeringSupplier,
  emptyAnswer,
  findResponse,
  isLate,
  keptDraft,
  openConsultation,
  placeOf,
  type ResponseRow,
} from './own-answer'
import { findTender } from './tender-row'

type Sealing = Pick<Context, 'config'>

/** Seals a draft for its readers; no opening reads what was not sent. */
export const sealDraft = (
  { config }: Sealing,
  row: ResponseRow,
  { content, readers }: { content: AnswerContent; readers: readonly Reader[] },
): string => sealContent(config, placeOf(row), { content, to: { readers } })

/** For whom the draft still opens; of one that nobody has begun, who begins it. Refused to who is none of them. */
export async function draftReaders({ config }: Sealing, work: Work, row: ResponseRow): Promise<Reader[]> {
  const [own, kept] = [await readerOf(work), await keptDraft(work, row)]
  if (!kept) return [own]
  if (!readContent(config, placeOf(row), { ...kept, reader: own })) throw notReader()
  const known = await colleaguesOf(work, row.supplier_id)
  const present = presentReaders(config, placeOf(row), { sealed: kept.sealed, known })
  return present.some(({ userId }) => userId === own.userId) ? present : [own, ...present]
}

/** Who reads the answer in progress, and who of the supplier could be let in. */
export async function readAccess({ config }: Sealing, work: Work, row: ResponseRow): Promise<AnswerAccess> {
  const [own, kept] = [await readerOf(work), await keptDraft(work, row)]
  const colleagues = await colleaguesOf(work, row.supplier_id)
  const present = kept ? presentReaders(config, placeOf(row), { sealed: kept.sealed, known: colleagues }) : []
  const reads = new Set(present.map(({ userId }) => userId))
  const readable = !kept || readContent(config, placeOf(row), { ...kept, reader: own }) !== undefined
  return {
    readable,
    people: colleagues
      .filter(({ userId }) => userId !== own.userId)
      .map(({ userId, name }) => ({ id: userId, name, reads: reads.has(userId) })),
  }
}

async function ownDraft(work: Work, tenderId: number): Promise<ResponseRow> {
  const tender = await openConsultation(work, tenderId)
  if (isLate(tender, work.now)) throw new ApiError('err540')
  const supplier_id = answeringSupplier(work)
  const row = await findResponse(work, { tender_id: tenderId, supplier_id, lock: true })
  if (!row) throw new ApiError('err404', { display: tenderTexts.notBegun })
  return row
}

/** Tells those who had the answer that somebody began it anew. */
async function tellRestart(
  work: Work,
  { id, tender_id }: ResponseRow,
  former: readonly number[],
): Promise<void> {
  const tender = await findTender(work.tx, tender_id)
  const [by] = await work.tx.beyond('tenders', (past) =>
    past.query<{ name: string }>(nameSql, [work.actor.userId]),
  )
  await notify(work.tx, {
    ...{ kind: 'answer_restarted', users: former, model: 'Tender', entityId: tender_id },
    ...{ event: `restart-${id}-${work.now.getTime()}`, now: work.now },
    params: { tender: tender.label, name: by?.name ?? '' },
  })
}

const nameSql = `select concat_ws(' ', first_name, last_name) as name from "user" where id = $1`

/** What a draft is kept with: its row, what it holds, and who reads it. */
interface KeptDraft {
  row: ResponseRow
  content: AnswerContent
  readers: readonly Reader[]
}

/** Keeps a draft, sealed for its readers, and says when. */
export async function keepDraft(
  context: Sealing,
  work: Work,
  { row, content, readers }: KeptDraft,
): Promise<SavedAt> {
  await work.tx.query(keepSql, [row.id, sealDraft(context, row, { content, readers }), work.now, work.now])
  return { saved_at: work.now.toISOString() }
}

const keepSql = `update tender_response set draft = $2, saved_at = coalesce($3, saved_at), "updatedAt" = $4 where id = $1`

/** Lets a colleague of the same supplier read and go on with the answer; only who reads it may. */
export async function letIn(
  context: Context,
  work: Work,
  { tenderId, userId }: { tenderId: number; userId: number },
): Promise<AnswerAccess> {
  const row = await ownDraft(work, tenderId)
  const [own, kept] = [await readerOf(work), await keptDraft(work, row)]
  const content = kept && readContent(context.config, placeOf(row), { ...kept, reader: own })
  if (!content) throw notReader()
  const colleague = (await colleaguesOf(work, row.supplier_id)).find((one) => one.userId === userId)
  if (!colleague) throw invalid([{ name: 'user_id', message: tenderTexts.noColleague }])
  const readers = (await draftReaders(context, work, row)).filter((one) => one.userId !== userId)
  const draft = sealDraft(context, row, { content, readers: [...readers, colleague] })
  await work.tx.query(keepSql, [row.id, draft, null, work.now])
  const event = { ...securityActor(work.actor), about: `Tender ${tenderId}`, detail: { with: userId } }
  await recordSecurityEvent(work.tx, { kind: 'seal_shared', ...event }, work.now)
  return readAccess(context, work, row)
}

/** Begins the answer anew for who cannot read the one that is there; whoever had it is told. What was sent stays until another is. */
export async function restartAnswer(context: Context, work: Work, tenderId: number): Promise<AnswerAccess> {
  const row = await ownDraft(work, tenderId)
  const [own, kept] = [await readerOf(work), await keptDraft(work, row)]
  if (kept && readContent(context.config, placeOf(row), { ...kept, reader: own }))
    throw new ApiError('err409', { display: tenderTexts.readsAlready })
  const content = emptyAnswer(tenderId, row.supplier_id)
  await keepDraft(context, work, { row, content, readers: [own] })
  await dropFiles(work, row.id, [])
  await tellRestart(work, row, kept ? readerIds(kept.sealed) : [])
  return readAccess(context, work, row)
}
