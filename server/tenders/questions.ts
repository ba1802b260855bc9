import { tenderTexts } from '../../i18n/fr/tenders'
import type { TenderQuestion } from '../../resources/tenders/answers'
import type { AskedQuestion } from '../../resources/tenders/consultation-answers'
import { consultationMoment } from '../../resources/tenders/consultation-time'
import { tenderQuestion } from '../../resources/tenders/tender-lot'
import type { Context } from '../api/context'
import { ApiError, invalid } from '../api/error'
import type { Work } from '../api/work'
import { updateRow } from '../api/write'
import { invitedTo, mailBidder, namesOf } from './bidders'
import { answeringSupplier, joinTender, refuseImpersonated } from './own-answer'
import { findTender } from './tender-row'

const trimmed = (name: string, text: string): string => {
  const kept = text.trim()
  if (kept.length < 3) throw invalid([{ name, message: tenderTexts.tooShort }])
  return kept
}

/** Keeps a supplier's question, until the limit of the consultation. */
export async function askQuestion(work: Work, id: number, text: string): Promise<AskedQuestion> {
  const tender = await findTender(work.tx, id)
  refuseImpersonated(work, tender)
  if (consultationMoment(tender, work.now) === 'late') throw new ApiError('err540')
  const supplier = answeringSupplier(work)
  const asked = trimmed('text', text)
  await joinTender(work, tender.id, supplier)
  const [row] = await work.tx.query<AskedQuestion>(
    `insert into tender_question (tender_id, supplier_id, text, asked_at, "createdAt", "updatedAt", created_by, updated_by)
     values ($1, $2, $3, $4, $4, $4, $5, $5) returning id, text, asked_at`,
    [tender.id, supplier, asked, work.now, work.actor.userId],
  )
  if (!row) throw new ApiError('err403')
  return row
}

const listSql = `
  select id, text, answer, asked_at, answered_at, published from tender_question
  where tender_id = $1 and "deletedAt" is null order by asked_at, id`

/** The questions of a tender and their answers; who asked is nobody's business, the buyer's no more than another supplier's. */
export async function readQuestions({ tx }: Work, id: number): Promise<TenderQuestion[]> {
  await findTender(tx, id)
  return tx.query(listSql, [id])
}

/** Publishes an answer to all who are consulted, without a name, and tells them; until the limit it may be put right. */
export async function answerQuestion(
  context: Context,
  work: Work,
  { id, answer }: { id: number; answer: string },
): Promise<TenderQuestion[]> {
  const [question] = await work.tx.query<{ tender_id: number; text: string }>(
    'select tender_id, text from tender_question where id = $1 and "deletedAt" is null for update',
    [id],
  )
  if (!question) throw new ApiError('err404', { display: tenderTexts.noQuestion })
  const tender = await findTender(work.tx, question.tender_id)
  if (consultationMoment(tender, work.now) === 'late') throw new ApiError('err540')
  const text = trimmed('answer', answer)
  const extra = { answered_at: work.now, published: true }
  await updateRow(work, tenderQuestion, { id, input: { answer: text }, trusted: true, extra })
  for (const bidder of await invitedTo(work.tx, tender.id)) {
    const values = { ...namesOf(tender, bidder), question: question.text, reponse: text }
    await mailBidder(context, work.tx, {
      tender,
      bidder,
      mail: { model: 'consultation_reponse', values, event: `${id}:${work.now.getTime()}` },
    })
  }
  return readQuestions(work, tender.id)
}
