import {
  type LinkedQuoteAnswer,
  lineStored,
  type QuoteAct,
  type QuoteFile,
  type QuoteLineAnswer,
  type QuotePageAnswer,
} from '../../resources/quotes/answers'
import { inCart } from '../../resources/quotes/in-cart'
import {
  isAnswerable,
  isAwaited,
  isUndecided,
  isValid,
  limitOf,
  toldLines,
} from '../../resources/quotes/states'
import { divided, exact, plus, rounded, times } from '../../resources/schema/exact'
import { parisDay } from '../../resources/schema/paris-time'
import { productnotincatalog } from '../../resources/settings/members'
import type { Work } from '../api/work'
import { may } from '../database/actor'
import { listOf } from '../database/naming'
import { columnsOf } from '../database/select'
import type { Tx } from '../database/tx'
import type { QuoteDraft } from './answer-quote'
import { supplierName, supplierSql } from './asked'
import { findQuote, type QuoteRow } from './quote-row'
import type { Linked } from './tokens'

const fileJson = `json_build_object('id', f.id, 'filename', f.filename, 'size', f.size)`
const ownFile = (line: string) =>
  `coalesce((select json_agg(${fileJson}) from file f where f.id = ${line}.file_id and f."deletedAt" is null), '[]'::json)`

const linesSql = `
  select ${columnsOf(lineStored, 'l')}, ${supplierSql('l')} as supplier, r.value as rate, l.file_id is not null as has_file,
    case when l.state in ${listOf(toldLines)} then ${ownFile('l')} else '[]'::json end as files
  from quote_line l left join rate r on r.id = l.rate_id
  where l.quote_id = $1 and l."deletedAt" is null order by l.amount_ht nulls last, l.id`

type Stored = Omit<QuoteLineAnswer, 'amount_ttc' | 'unit_price_ht' | 'is_valid' | 'unsent' | 'is_open'> & {
  has_file: boolean
}

const hasUnsent = ({ state, saved_at, has_file }: Stored) =>
  isAwaited(state) && (saved_at !== null || has_file)

/** A quote with what compares it to the others: all taxes, for one unit, and whether it still holds. */
function compared(stored: Stored, quote: QuoteRow, now: Date): QuoteLineAnswer {
  const { has_file: _, ...line } = stored
  const { amount_ht, rate } = line
  const amount = amount_ht === null ? null : exact(amount_ht)
  const tax = amount && rate !== null ? divided(times(amount, exact(rate)), exact(100)) : null
  return {
    ...line,
    amount_ttc: amount && tax ? rounded(plus(amount, tax), 2) : null,
    unit_price_ht: amount_ht === null ? null : inCart({ amount_ht, quantity: quote.quantity }).price,
    is_valid: isValid(line.valid_until, parisDay(now)),
    is_open: isAnswerable(quote, line, now),
    unsent: hasUnsent(stored) && now > new Date(limitOf(quote, line)),
  }
}

function actsOf({ actor, now }: Work, quote: QuoteRow, lines: readonly QuoteLineAnswer[]): QuoteAct[] {
  const { status } = quote
  const isOpen = status === '100' || status === '150' || status === '200'
  const mayAccept = may(actor, 'acceptQuote')
  const isTaken =
    status === '200' && mayAccept && lines.some((one) => one.state === 'answered' && one.is_valid)
  const mayMake = isTaken && may(actor, productnotincatalog.access.create)
  const mayCart = mayMake && actor.profileTypeId === 3 && may(actor, 'addCartArticle')
  return [
    ...(status === '100' && may(actor, 'updateQuote') ? (['send'] as const) : []),
    ...(lines.some((one) => one.is_open) && may(actor, 'updateQuote') ? (['resend'] as const) : []),
    ...(isLate(quote, now) && may(actor, 'updateQuote') ? (['late'] as const) : []),
    ...(isTaken ? (['accept'] as const) : []),
    ...(mayMake ? (['product'] as const) : []),
    ...(mayCart ? (['cart'] as const) : []),
    ...(isOpen && mayAccept ? (['refuse'] as const) : []),
  ]
}

/** Whether the limit of a request is over and nothing is decided: single suppliers may be let in again. */
const isLate = (quote: QuoteRow, now: Date) => isUndecided(quote) && now > new Date(quote.response_date_limit)

const filesSql = `select f.id, f.filename, f.size from quote_file_ids j join file f on f.id = j.file_id
  where j.quote_id = $1 and f."deletedAt" is null order by j.position`
const namesSql = `select (select p.label from productnotincatalog p where p.id = $1) as product,
  (select o.number from "order" o where o.id = $2) as order_number`

/** A request with the quotes of its suppliers, the lowest first. */
export async function readQuote(work: Work, id: number): Promise<QuotePageAnswer> {
  const quote = await findQuote(work.tx, id)
  const stored = await work.tx.beyond('quotes', (tx) =>
    tx.query<Stored & Record<string, unknown>>(linesSql, [id]),
  )
  const lines = stored.map((line) => compared(line, quote, work.now))
  const [names] = await work.tx.query<{ product: string | null; order_number: string | null }>(namesSql, [
    quote.product_not_in_catalog_id,
    quote.order_id,
  ])
  const { label, status, quantity, unit, adherent, response_date_limit } = quote
  return {
    ...{ id, label, status, quantity, unit, adherent, response_date_limit },
    sent_at: quote.sent_at as string | null,
    decided_at: quote.decided_at as string | null,
    decision_reason: quote.decision_reason,
    product_not_in_catalog_id: quote.product_not_in_catalog_id,
    order_id: quote.order_id,
    product: names?.product ?? null,
    order_number: names?.order_number ?? null,
    files: await work.tx.query<QuoteFile & Record<string, unknown>>(filesSql, [id]),
    lines,
    acts: actsOf(work, quote, lines),
  }
}

const ratesSql = `select id, label from rate where "deletedAt" is null and active order by value`

/** What the page of a supplier's link shows (I-18: its own quote alone). */
export async function readLinked(tx: Tx, { quote, line }: Linked, now: Date): Promise<LinkedQuoteAnswer> {
  const [own] = await tx.query<{ files: QuoteFile[] }>(
    `select ${ownFile('l')} as files from quote_line l where l.id = $1`,
    [line.id],
  )
  const { label, description, quantity, needed_date, adherent, family, unit } = quote
  const { state, answered_at, saved_at } = line
  const { reference, amount_ht, rate_id, valid_until, comment } = { ...line, ...(line.draft as QuoteDraft) }
  return {
    ...{ label, description, quantity, needed_date, adherent, family, unit },
    response_date_limit: limitOf(quote, line),
    ...{ state, answered_at, saved_at, reference, amount_ht, rate_id, valid_until, comment },
    supplier: await supplierName(tx, line.id),
    files: await tx.query<QuoteFile & Record<string, unknown>>(filesSql, [quote.id]),
    own_files: own?.files ?? [],
    rates: await tx.query<{ id: number; label: string }>(ratesSql),
    is_open: isAnswerable(quote, line, now),
    now: now.toISOString(),
  }
}
