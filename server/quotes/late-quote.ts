import { quoteTexts as texts } from '../../i18n/fr/quotes'
import { quoteLine } from '../../resources/quotes/quote'
import { isAwaited, isUndecided, isValid, limitOf } from '../../resources/quotes/states'
import { frenchDay, frenchMoment } from '../../resources/schema/date-text'
import { parisDay } from '../../resources/schema/paris-time'
import { told } from '../../resources/trade/told'
import type { Context } from '../api/context'
import { ApiError, invalid } from '../api/error'
import { repo } from '../api/repo'
import type { Work } from '../api/work'
import { queueModel } from '../mail/queue-model'
import { notify } from '../trade/notify'
import { supplierUsers } from '../trade/recipients'
import { type Answered, type QuoteDraft, takeAnswer } from './answer-quote'
import { findQuote, type LineRow, moveQuote, wrongState } from './quote-row'
import { ask, lockAsked } from './send-quote'

const conflict = (display: string) => new ApiError('err409', { display })

/** The quote of one supplier that can send nothing any more, its request locked and undecided. */
async function lockLate(work: Work, of: Parameters<typeof lockAsked>[1]): ReturnType<typeof lockAsked> {
  const late = await lockAsked(work, of)
  if (!isUndecided(late.quote)) throw wrongState(late.quote.status)
  const limit = limitOf(late.quote, late.line)
  if (work.now <= new Date(limit))
    throw conflict(texts.stillOpen({ supplier: late.asked.name, date: frenchMoment(limit) }))
  return late
}

/** Lets one supplier answer, or withdraw what it sent, until a moment to come, by a new link; what has expired waits again. */
export async function reopenQuote(
  context: Context,
  work: Work,
  { until, ...of }: { id: number; line_id: number; until: string },
): Promise<void> {
  if (new Date(until) <= work.now) throw invalid([{ name: 'until', message: texts.limitPast }])
  const { quote, line, asked } = await lockLate(work, of)
  if (!asked.contacts.length) throw conflict(texts.notAsked)
  await repo(work, quoteLine).update(line.id, { reopened_until: until })
  if (quote.status === '350') await moveQuote(work, quote, 'reopen')
  const open = { ...(await findQuote(work.tx, of.id)), response_date_limit: until }
  await ask(context, work, { quote: open, line: line.id, asked, model: 'devis_limite' })
  if (asked.supplier_id === null) return
  const users = await supplierUsers(work.tx, asked.supplier_id)
  const params = { request: quote.label, limit: frenchMoment(until) }
  const event = `${line.id}-${work.now.toISOString()}`
  await notify(work.tx, { kind: told.quotes.reopened.kind, users, params, event, now: work.now })
}

/** A saved quote that can be taken as it is: whole, and still valid. */
function wholeOf({ draft }: LineRow, today: string): Answered {
  const { amount_ht, rate_id, valid_until, ...more } = (draft ?? {}) as QuoteDraft
  if (!amount_ht || !rate_id || !valid_until) {
    const missing = [
      ...(amount_ht ? [] : [quoteLine.fields.amount_ht.label]),
      ...(rate_id ? [] : [quoteLine.fields.rate_id.label]),
      ...(valid_until ? [] : [quoteLine.fields.valid_until.label]),
    ]
    throw conflict(texts.unsentLacks({ missing: missing.join(', ') }))
  }
  if (!isValid(valid_until, today)) throw conflict(texts.outdated({ date: frenchDay(valid_until) }))
  return { amount_ht, rate_id, valid_until, ...more }
}

/** Takes what a supplier saved and never sent as its quote, once it can send nothing itself any more, and tells it. */
export async function acceptUnsent(
  context: Context,
  work: Work,
  of: { id: number; line_id: number },
): Promise<void> {
  const { quote, line, asked } = await lockLate(work, of)
  if (!isAwaited(line.state) || line.saved_at === null) throw conflict(texts.nothingUnsent)
  await takeAnswer(work, { quote, line }, wholeOf(line, parisDay(work.now)))
  if (!asked.contacts.length) return
  await queueModel(context, work.tx, {
    model: 'devis_accepte_tel_quel',
    to: asked.contacts,
    values: { objet: quote.label, adherent: quote.adherent, fournisseur: asked.name },
    uniqueKey: `devis_accepte_tel_quel:${line.id}:${work.now.toISOString()}`,
    about: { model: 'Quote', id: quote.id },
  })
}
