import { tenderTexts } from '../../i18n/fr/tenders'
import { frenchMoment } from '../../resources/schema/date-text'
import type { FilledOf, RowOf } from '../../resources/schema/infer'
import { parisDay } from '../../resources/schema/paris-time'
import { isAnswered } from '../../resources/tenders/answer'
import type { Receipt, Withdrawal } from '../../resources/tenders/consultation-answers'
import { tenderResponse, type tenderResponseVersion } from '../../resources/tenders/tender-response'
import type { Context } from '../api/context'
import { ApiError, invalid } from '../api/error'
import { repo } from '../api/repo'
import type { Work } from '../api/work'
import { shutAt } from '../trade/shut-parties'
import { draftReaders, sealDraft } from './answer-access'
import { hashOf, sealContent } from './answer-content'
import { markSent } from './answer-file-rows'
import { notReader } from './answer-reader'
import { biddersOf, mailBidder, namesOf } from './bidders'
import { hideSent, showSent } from './open-responses'
import { publicKeyOf } from './opening-key'
import {
  answeringSupplier,
  draftOf,
  findResponse,
  isLate,
  lockResponse,
  openConsultation,
  placeOf,
  type ResponseRow,
  sentContent,
} from './own-answer'
import { inRound, keepRound } from './own-round'
import { refuseDoubled, refuseFree } from './refuse-lines'
import { isSealed, type TenderRow } from './tender-row'

const versionSql = `insert into tender_response_version
    (tender_response_id, version, kind, at, user_id, receipt_number, sha256, content, "createdAt", "updatedAt", created_by)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $4, $4, $5)`

interface Kept
  extends RowOf<typeof tenderResponseVersion, 'kind' | 'version'>,
    Partial<FilledOf<typeof tenderResponseVersion, 'sha256' | 'content'>> {
  receipt?: string
}

/** Adds to what an answer went through: nothing of it is ever changed. */
export const keepVersion = (
  work: Work,
  responseId: number,
  { kind, version, receipt, sha256, content }: Kept,
) =>
  work.tx.query(versionSql, [
    responseId,
    version,
    kind,
    work.now,
    work.actor.userId,
    receipt ?? null,
    sha256 ?? null,
    content ?? null,
  ])

/** An attempt after the limit is kept; whoever makes it is refused (err540). */
async function keepLate(work: Work, tenderId: number, supplierId: number): Promise<{ late: true }> {
  const row = await lockResponse(work, tenderId, supplierId)
  await keepVersion(work, row.id, { kind: 'late', version: row.version })
  if (row.status === '100') await repo(work, tenderResponse).update(row.id, { status: '200' })
  return { late: true }
}

const receiptNumber = (
  tender: TenderRow,
  row: ResponseRow,
  { version, now }: { version: number; now: Date },
) => `R-${parisDay(now).slice(0, 4)}-${String(tender.id).padStart(4, '0')}-${row.id}-${version}`

async function mailReceipt(
  context: Context,
  work: Work,
  { tender, receipt }: { tender: TenderRow; receipt: Receipt & { supplier_id: number } },
) {
  const [bidder] = await biddersOf(work.tx, [receipt.supplier_id])
  if (!bidder) return
  await mailBidder(context, work.tx, {
    tender,
    bidder,
    mail: {
      model: 'offre_recepisse',
      values: {
        ...namesOf(tender, bidder),
        recepisse: receipt.receipt_number,
        heure: frenchMoment(receipt.submitted_at),
        empreinte: receipt.sha256,
      },
      event: receipt.receipt_number,
    },
  })
}

/**
 * Sends an answer: from now on it is a receipt and a sealed content, nothing else (domain §9.4, §9.5). The tender is held until
 * the end of the transaction, so that the clock closes it before or after, never between. Past the limit answers `late`.
 */
export async function sendAnswer(
  context: Context,
  work: Work,
  tenderId: number,
): Promise<Receipt | { late: true }> {
  const supplier_id = answeringSupplier(work)
  await work.tx.beyond('tenders', (past) =>
    past.query('select id from tender where id = $1 for share', [tenderId]),
  )
  const tender = await openConsultation(work, tenderId)
  if (isLate(tender, work.now)) return keepLate(work, tenderId, supplier_id)
  await shutAt(work.tx, { campaign: 'tenders', door: 'answer', suppliers: [supplier_id] })
  const row = await lockResponse(work, tenderId, supplier_id)
  const draft = await draftOf(context.config, work, row)
  if (!draft) throw notReader()
  const { round } = tender
  const content = round ? inRound(await sentContent(context, work, tenderId), draft, round) : draft
  if (!content.lots.some(({ lines }) => (lines ?? []).some(isAnswered)))
    throw invalid([{ name: 'lots', message: tenderTexts.nothingToSend }])
  refuseFree(content.lots, round)
  await refuseDoubled(work, content.lots)
  const version = row.version + 1
  const receipt = receiptNumber(tender, row, { version, now: work.now })
  const sha256 = hashOf(content)
  const readers = await draftReaders(context, work, row)
  const key = { tender_id: tenderId, round: round?.round ?? 0 }
  const publicKey = await publicKeyOf(work.tx, context.config, { key, now: work.now })
  const to = { opening: { round: key.round, publicKey }, readers }
  const sealed = sealContent(context.config, placeOf(row), { content, to })
  await keepVersion(work, row.id, {
    kind: round ? 'negotiated' : 'sent',
    version,
    receipt,
    sha256,
    content: sealed,
  })
  const submitted_at = work.now.toISOString()
  const sent = { version, submitted_at, receipt_number: receipt }
  await repo(work, tenderResponse).update(row.id, {
    status: '150',
    ...sent,
    draft: sealDraft(context, row, { content, readers }),
  })
  await markSent(work, row.id, { version, files: content.files ?? [] })
  if (!round && !isSealed(tender)) await showSent(work, row.id, content)
  if (round) await keepRound(work, { tender_id: tenderId, supplier_id }, { round: round.round, version })
  const answer = { receipt_number: receipt, submitted_at, version, sha256 }
  await mailReceipt(context, work, { tender, receipt: { ...answer, supplier_id } })
  return answer
}

/** Takes an answer back; it may be sent again until the limit. */
export async function withdrawAnswer(work: Work, tenderId: number): Promise<{ late: true } | Withdrawal> {
  const supplier_id = answeringSupplier(work)
  await work.tx.beyond('tenders', (past) =>
    past.query('select id from tender where id = $1 for share', [tenderId]),
  )
  const tender = await openConsultation(work, tenderId)
  if (isLate(tender, work.now)) return keepLate(work, tenderId, supplier_id)
  if (tender.round) throw new ApiError('err409', { display: tenderTexts.negotiation.withdraw })
  const row = await findResponse(work, { tender_id: tenderId, supplier_id, lock: true })
  if (row?.status !== '150') throw new ApiError('err409', { display: tenderTexts.notSent })
  await keepVersion(work, row.id, { kind: 'withdrawn', version: row.version })
  if (!isSealed(tender)) await hideSent(work, row.id)
  await repo(work, tenderResponse).update(row.id, { status: '400' })
  return { withdrawn: true }
}
