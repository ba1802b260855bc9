import { euros, quantityWords } from '../../i18n/fr/orders'
import { quoteTexts as texts } from '../../i18n/fr/quotes'
import { inCart } from '../../resources/quotes/in-cart'
import { quoteLine } from '../../resources/quotes/quote'
import { isValid } from '../../resources/quotes/states'
import { frenchDay } from '../../resources/schema/date-text'
import { frenchPrice } from '../../resources/schema/decimal-text'
import { parisDay } from '../../resources/schema/paris-time'
import { told } from '../../resources/trade/told'
import type { Context } from '../api/context'
import { ApiError, invalid } from '../api/error'
import { repo } from '../api/repo'
import type { Work } from '../api/work'
import { may } from '../database/actor'
import { queueModel } from '../mail/queue-model'
import { shutAt } from '../trade/shut-parties'
import { askedBy } from './asked'
import { type LineRow, lockQuote, moveQuote, type QuoteRow, wrongState } from './quote-row'
import { tellQuote } from './tell-quote'

export interface Acceptance {
  line_id: number
  /** What becomes of it: nothing more, a product outside the catalogues, or that product in the member's cart. */
  make: 'none' | 'product' | 'cart'
  label?: string | null
}

/** Puts a product outside the catalogues into a member's cart, and answers which: the orders' own, given by the portal. */
export type PutInCart = (
  work: Work,
  wanted: { adherentId: number; product: number; quantity: string },
) => Promise<number | null>

const conflict = (display: string) => new ApiError('err409', { display })
const linesSql = `select * from quote_line where quote_id = $1 and state = 'answered' and "deletedAt" is null order by id`

const wholeFacts = ({ quantity, unit }: QuoteRow, { price, amount }: ReturnType<typeof inCart>) => ({
  quantity: quantityWords(quantity, unit),
  price: frenchPrice(price),
  amount: euros(amount),
})

/** The product at the unit price of the quote; the rules are those of every product outside the catalogues (domain §4.7). */
async function makeProduct(
  { writers }: Pick<Context, 'writers'>,
  work: Work,
  { quote, line, label }: { quote: QuoteRow; line: LineRow; label: string },
): Promise<number> {
  const create = writers?.productnotincatalog?.create
  if (!create) throw new ApiError('err403')
  const worth = inCart({ amount_ht: line.amount_ht ?? '0', quantity: quote.quantity })
  if (!worth.isWhole) throw invalid([{ name: 'make', message: texts.notWhole(wholeFacts(quote, worth)) }])
  const [family] = await work.tx.query<{ catalog_id: number }>(
    'select catalog_id from family where id = $1',
    [quote.family_id],
  )
  const product = await create(work, work.registry.get('productnotincatalog'), {
    label,
    adherent_id: quote.adherent_id,
    supplier_id: line.supplier_id,
    supplier_not_in_catalog_id: line.supplier_not_in_catalog_id,
    catalog_id: family?.catalog_id,
    family_id: quote.family_id,
    unit_id: quote.unit_id,
    price_ht: worth.price,
    rate_id: line.rate_id,
    ref_supplier: line.reference?.slice(0, 40) ?? null,
  })
  return Number(product.id)
}

function refuseCart({ actor }: Work): void {
  if (actor.profileTypeId !== 3 || !may(actor, 'addCartArticle'))
    throw new ApiError('err403', { display: texts.cart })
}

/** Tells the suppliers whose quotes stood which one was taken. */
async function tellSuppliers(
  context: Context,
  work: Work,
  { quote, lines }: { quote: QuoteRow; lines: readonly LineRow[] },
) {
  for (const line of lines) {
    const of = (one: number | null) => (one === null ? [] : [one])
    const [asked] = await askedBy(work.tx, of(line.supplier_id), of(line.supplier_not_in_catalog_id))
    if (!asked?.contacts.length) continue
    const values = { objet: quote.label, adherent: quote.adherent, fournisseur: asked.name }
    const mail = { to: asked.contacts, about: { model: 'Quote', id: quote.id } }
    const uniqueKey = `devis_decision:${line.id}`
    if (line.state === 'accepted')
      await queueModel(context, work.tx, {
        ...mail,
        uniqueKey,
        model: 'devis_retenu',
        values: { ...values, montant: euros(line.amount_ht ?? '0') },
      })
    else await queueModel(context, work.tx, { ...mail, uniqueKey, model: 'devis_non_retenu', values })
  }
}

async function decide(
  context: Context,
  work: Work,
  { quote, chosen }: { quote: QuoteRow; chosen?: number | undefined },
) {
  const lines = await work.tx.query<LineRow>(linesSql, [quote.id])
  const decided = lines.map((line) => ({
    ...line,
    state: line.id === chosen ? ('accepted' as const) : ('refused' as const),
  }))
  for (const { id, state } of decided) await repo(work, quoteLine).update(id, { state })
  await tellSuppliers(context, work, { quote, lines: decided })
}

/** Accepts one quote, once: the request is locked, so that of two who accept at once the second is told */
export async function acceptQuote(
  context: Context,
  work: Work,
  { id, line_id, make, label, putInCart }: Acceptance & { putInCart: PutInCart } & { id: number },
): Promise<void> {
  if (make === 'cart') refuseCart(work)
  const quote = await lockQuote(work.tx, id)
  if (quote.status !== '200') throw wrongState(quote.status)
  const lines = await work.tx.query<LineRow>(linesSql, [id])
  const line = lines.find((one) => one.id === line_id)
  if (!line) throw conflict(texts.notAnswered)
  if (!isValid(line.valid_until, parisDay(work.now)))
    throw conflict(texts.outdated({ date: frenchDay(line.valid_until ?? '') }))
  const suppliers = line.supplier_id === null ? [] : [line.supplier_id]
  await shutAt(work.tx, { campaign: 'quotes', door: 'decide', suppliers })
  const name = label?.trim() || quote.label
  const product = make === 'none' ? null : await makeProduct(context, work, { quote, line, label: name })
  const wanted = { adherentId: quote.adherent_id, quantity: quote.quantity }
  const order = make === 'cart' && product !== null ? await putInCart(work, { ...wanted, product }) : null
  await moveQuote(work, quote, 'accept', {
    decided_at: work.now.toISOString(),
    product_not_in_catalog_id: product,
    order_id: order,
  })
  await decide(context, work, { quote, chosen: line.id })
  const what = `devis accepté, ${euros(line.amount_ht ?? '0')} HT`
  await tellDecided(work, quote, what)
}

const tellDecided = (work: Work, quote: QuoteRow, what: string) =>
  tellQuote(work.tx, quote, {
    kind: told.quotes.decided.kind,
    params: { quote: quote.label, adherent: quote.adherent, what },
    event: 'decided',
    now: work.now,
    by: work.actor.userId,
  })

/** Refuses every quote of a request, or gives the request up. */
export async function refuseQuote(
  context: Context,
  work: Work,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  const motif = reason.trim()
  if (motif.length < 3) throw invalid([{ name: 'reason', message: texts.reason }])
  const quote = await lockQuote(work.tx, id)
  await moveQuote(work, quote, 'refuse', {
    decided_at: work.now.toISOString(),
    decision_reason: motif,
  })
  await decide(context, work, { quote })
  await tellDecided(work, quote, `demande refusée (${motif})`)
}
