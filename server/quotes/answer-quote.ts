import { euros } from '../../i18n/fr/orders'
import { quoteTexts as texts } from '../../i18n/fr/quotes'
import { quoteLine } from '../../resources/quotes/quote'
import { isAnswerable } from '../../resources/quotes/states'
import type { FilledOf, RowOf } from '../../resources/schema/infer'
import { parisDay } from '../../resources/schema/paris-time'
import { told } from '../../resources/trade/told'
import { ApiError, invalid } from '../api/error'
import { repo } from '../api/repo'
import type { Writing } from '../api/row-writer'
import type { Tx } from '../database/tx'
import { byNobody } from '../trade/order-events'
import { supplierName } from './asked'
import { findQuote, moveQuote } from './quote-row'
import { tellQuote } from './tell-quote'
import type { Linked } from './tokens'

export type Answered = FilledOf<typeof quoteLine, 'amount_ht' | 'rate_id' | 'valid_until'> &
  Partial<RowOf<typeof quoteLine, 'reference' | 'comment'>>

/** What a supplier has typed of its quote. */
export type QuoteDraft = Partial<
  RowOf<typeof quoteLine, 'amount_ht' | 'rate_id' | 'valid_until' | 'reference' | 'comment'>
>

const noDraft = { draft: null, saved_at: null }
const conflict = (display: string) => new ApiError('err409', { display })

/** By the server's clock alone: the limit itself is still in time. */
export function refuseLate({ quote, line }: Linked, now: Date): void {
  if (isAnswerable(quote, line, now)) return
  const isOpen = quote.status === '150' || quote.status === '200' || quote.status === '350'
  throw isOpen ? new ApiError('err540') : conflict(texts.closed)
}

/** A supplier's quote by its link: one at most, until it is withdrawn. */
export async function answerQuote(
  tx: Tx,
  linked: Linked,
  { answer, now }: { answer: Answered; now: Date },
): Promise<void> {
  refuseLate(linked, now)
  if (linked.line.state === 'answered') throw conflict(texts.already)
  if (answer.valid_until < parisDay(now)) throw invalid([{ name: 'valid_until', message: texts.validDay }])
  await takeAnswer({ tx, now, actor: byNobody }, linked, answer)
}

/** Keeps a quote as the one that its supplier has given, leads its request on and tells those who asked. */
export async function takeAnswer(
  on: Writing,
  { quote, line }: Pick<Linked, 'quote' | 'line'>,
  answer: Answered,
): Promise<void> {
  const { tx, now, actor } = on
  await repo(on, quoteLine).update(line.id, {
    state: 'answered',
    answered_at: now.toISOString(),
    reference: answer.reference ?? null,
    amount_ht: answer.amount_ht,
    rate_id: answer.rate_id,
    valid_until: answer.valid_until,
    comment: answer.comment ?? null,
    ...noDraft,
  })
  if (quote.status !== '200') await moveQuote(on, quote, 'receive')
  const params = {
    quote: quote.label,
    supplier: await supplierName(tx, line.id),
    amount: euros(answer.amount_ht),
  }
  await tellQuote(tx, quote, {
    kind: told.quotes.answered.kind,
    params,
    event: `${line.id}-${now.toISOString()}`,
    now,
    by: actor.userId,
  })
}

/** Keeps what a supplier has typed without sending it: nobody reads it before it is sent, or taken as it is past the limit. */
export async function saveQuote(
  tx: Tx,
  linked: Linked,
  { draft, now }: { draft: QuoteDraft; now: Date },
): Promise<void> {
  refuseLate(linked, now)
  if (linked.line.state === 'answered') throw conflict(texts.already)
  const written = { draft, saved_at: now.toISOString() }
  await repo({ tx, now, actor: byNobody }, quoteLine).update(linked.line.id, written)
}

/** Where the last quote was withdrawn, the request waits for answers again. */
async function awaitAgain(tx: Tx, id: number, now: Date): Promise<void> {
  const quote = await findQuote(tx, id)
  const left = await tx.query(
    `select 1 from quote_line where quote_id = $1 and state = 'answered' and "deletedAt" is null limit 1`,
    [id],
  )
  if (quote.status === '200' && !left.length) await moveQuote({ tx, now, actor: byNobody }, quote, 'await')
}

/** Takes a quote back; another one may be sent until the limit. */
export async function withdrawQuote(tx: Tx, linked: Linked, now: Date): Promise<void> {
  refuseLate(linked, now)
  if (linked.line.state !== 'answered') throw conflict(texts.nothing)
  const none = { amount_ht: null, rate_id: null, valid_until: null, answered_at: null, file_id: null }
  const written = { ...none, ...noDraft, reference: null, comment: null, state: 'withdrawn' } as const
  await repo({ tx, now, actor: byNobody }, quoteLine).update(linked.line.id, written)
  await awaitAgain(tx, linked.quote.id, now)
}

/** « Nous ne répondrons pas »: told apart from silence; an answer may still come until the limit. */
export async function declineQuote(
  tx: Tx,
  linked: Linked,
  { comment, now }: { comment: string | null | undefined; now: Date },
): Promise<void> {
  refuseLate(linked, now)
  if (linked.line.state === 'answered') throw conflict(texts.already)
  if (linked.line.state === 'declined') return
  const answered = { comment: comment ?? null, answered_at: now.toISOString() }
  const written = { ...noDraft, ...answered, state: 'declined' } as const
  await repo({ tx, now, actor: byNobody }, quoteLine).update(linked.line.id, written)
}
