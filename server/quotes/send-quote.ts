import { quantityWords } from '../../i18n/fr/orders'
import { quoteTexts as texts } from '../../i18n/fr/quotes'
import { quoteLine } from '../../resources/quotes/quote'
import { isAnswerable } from '../../resources/quotes/states'
import { frenchMoment } from '../../resources/schema/date-text'
import { told } from '../../resources/trade/told'
import type { Context } from '../api/context'
import { ApiError, invalid } from '../api/error'
import { repo } from '../api/repo'
import type { Work } from '../api/work'
import { hashOf } from '../mail/hash'
import { pageAddress } from '../mail/product'
import { queueModel } from '../mail/queue-model'
import { notify } from '../trade/notify'
import { supplierUsers } from '../trade/recipients'
import { shutAt } from '../trade/shut-parties'
import { type AskedSupplier, askedBy } from './asked'
import { type LineRow, lockQuote, moveQuote, type QuoteRow } from './quote-row'
import { createQuoteToken } from './tokens'

const chosenSql = (table: string, column: string) =>
  `select ${column} as id from ${table} where quote_id = $1 order by position`

const idsOf = async (work: Work, sql: string, id: number) =>
  (await work.tx.query<{ id: number }>(sql, [id])).map((row) => row.id)

async function chosenBy(work: Work, id: number): Promise<AskedSupplier[]> {
  const asked = await askedBy(
    work.tx,
    await idsOf(work, chosenSql('quote_supplier_ids', 'supplier_id'), id),
    await idsOf(work, chosenSql('quote_supplier_not_in_catalog_ids', 'suppliernotincatalog_id'), id),
  )
  if (!asked.length) throw invalid([{ name: 'supplier_ids', message: texts.noSupplier }])
  return refuseMute(asked)
}

/** Whoever is asked has an address to be written to. */
export function refuseMute(asked: AskedSupplier[]): AskedSupplier[] {
  const mute = asked.find(({ contacts }) => contacts.length === 0)
  if (mute) {
    const name = mute.supplier_id ? 'supplier_ids' : 'supplier_not_in_catalog_ids'
    throw invalid([{ name, message: texts.noEmail({ supplier: mute.name }) }])
  }
  return asked
}

/** Refuses suppliers that take part no more, by name. */
export const refuseShut = (work: Work, asked: readonly AskedSupplier[]) =>
  shutAt(work.tx, {
    ...{ campaign: 'quotes', door: 'ask', field: 'supplier_ids' },
    suppliers: asked.flatMap(({ supplier_id }) => supplier_id ?? []),
  })

interface Sent {
  quote: QuoteRow
  line: number
  asked: AskedSupplier
  model?: 'devis_demande' | 'devis_limite'
}

/** Writes to a supplier with a link of its own, and tells its people who have an account where it went. */
export async function ask(
  context: Context,
  work: Work,
  { quote, line, asked, model = 'devis_demande' }: Sent,
): Promise<void> {
  const limit = quote.response_date_limit
  const token = await createQuoteToken(work.tx, context, { line, limit, now: work.now })
  await queueModel(context, work.tx, {
    model,
    to: asked.contacts,
    values: {
      objet: quote.label,
      adherent: quote.adherent,
      fournisseur: asked.name,
      quantite: quantityWords(quote.quantity, quote.unit),
      limite: frenchMoment(limit),
    },
    address: pageAddress(context.config, '/answerQuote', token),
    uniqueKey: `${model}:${hashOf(token)}`,
    about: { model: 'Quote', id: quote.id },
  })
  if (asked.supplier_id === null || model === 'devis_limite') return
  const to = asked.contacts.join(', ')
  const params = { quote: quote.label, adherent: quote.adherent, limit: frenchMoment(limit), to }
  const users = await supplierUsers(work.tx, asked.supplier_id)
  const event = `asked-${line}`
  await notify(work.tx, { kind: told.quotes.asked.kind, users, params, event, now: work.now })
}

/** Sends a request to the suppliers chosen: one quote and one link each (domain §10.4). */
export async function sendQuote(context: Context, work: Work, id: number): Promise<void> {
  const quote = await lockQuote(work.tx, id)
  if (quote.status === '100' && new Date(quote.response_date_limit) <= work.now)
    throw invalid([{ name: 'response_date_limit', message: texts.limitPast }])
  const now = work.now.toISOString()
  await moveQuote(work, quote, 'send', { sent_at: now })
  const chosen = await chosenBy(work, id)
  await refuseShut(work, chosen)
  for (const asked of chosen) {
    const { supplier_id, supplier_not_in_catalog_id } = asked
    const line = await repo(work, quoteLine).create({
      ...{ quote_id: id, supplier_id, supplier_not_in_catalog_id, state: 'asked', sent_at: now },
    })
    await ask(context, work, { quote, line, asked })
  }
}

const lineSql = 'select * from quote_line where id = $1 and quote_id = $2 and "deletedAt" is null'

/** The quote of one supplier of a request, which is locked, and where its supplier is written to. */
export async function lockAsked(work: Work, { id, line_id }: { id: number; line_id: number }) {
  const quote = await lockQuote(work.tx, id)
  const [line] = await work.tx.query<LineRow>(lineSql, [line_id, id])
  if (!line) throw new ApiError('err404')
  const of = (one: number | null) => (one === null ? [] : [one])
  const [asked] = await askedBy(work.tx, of(line.supplier_id), of(line.supplier_not_in_catalog_id))
  if (!asked) throw new ApiError('err409', { display: texts.notAsked })
  return { quote, line, asked }
}

/** Sends a supplier a new link until its limit; the former one opens nothing any more. */
export async function resendQuote(
  context: Context,
  work: Work,
  of: { id: number; line_id: number },
): Promise<void> {
  const { quote, line, asked } = await lockAsked(work, of)
  if (!isAnswerable(quote, line, work.now)) throw new ApiError('err409', { display: texts.closed })
  if (!asked.contacts.length) throw new ApiError('err409', { display: texts.notAsked })
  await repo(work, quoteLine).update(line.id, { sent_at: work.now.toISOString() })
  await ask(context, work, { quote, line: line.id, asked })
}
