import { orderTexts, quantitySentence } from '../../i18n/fr/orders'
import { lineAmount } from '../../resources/catalogue/units'
import type { CartChoiceAnswer } from '../../resources/orders/answers'
import { type QuantityRule, quantityIssue } from '../../resources/orders/cart-quantity'
import type { standardCartLine } from '../../resources/orders/standard-cart'
import { exact, plus, rounded } from '../../resources/schema/exact'
import type { RowOf } from '../../resources/schema/infer'
import { parisDay } from '../../resources/schema/paris-time'
import { invalid } from '../api/error'
import type { Work } from '../api/work'
import type { Tx } from '../database/connect'
import { atDoor } from '../trade/at-door'
import { catalogsOf } from '../trade/catalogs-of'
import { factsKey, type LineFacts, readLineFacts } from '../trade/line-facts'
import { memberOf } from '../trade/member'
import { byActor, tellOrder } from '../trade/order-events'
import { askHabit, type Putting } from './ask-habit'
import { findCart } from './find-cart'
import { noting } from './note-change'
import type { LineRow } from './order-lines'
import type { OrderRow } from './order-row'
import { refreshCart } from './refresh-cart'
import { factsOfLines } from './reprice-lines'

export interface AddLine
  extends Putting,
    RowOf<typeof standardCartLine, 'article_id' | 'product_not_in_catalog_id' | 'quantity'>,
    Partial<RowOf<typeof standardCartLine, 'standard_cart_id'>> {
  adherentId: number
  isGroup: boolean
  orderId?: number | undefined
  day?: string | undefined
  delivery_adherent_id?: number | undefined
  nearest?: boolean
}

type Laid = Pick<AddLine, 'article_id' | 'product_not_in_catalog_id' | 'quantity'> & Putting

/** Refuses what does not go into a cart, with every reason. */
export function refuseUnorderable(work: Work, facts: LineFacts | undefined): LineFacts {
  const name = facts?.article_id === null ? 'product_not_in_catalog_id' : 'article_id'
  if (!facts) throw invalid([{ name, message: orderTexts.unknownArticle }])
  const { refused } = atDoor(work.tx, 'cart', facts.findings)
  if (refused.length) throw invalid([{ name, message: refused.map(({ reason }) => reason).join(' ') }])
  return facts
}

/** Refuses a quantity that is not sold (5-doors §1, 10). */
export function refuseQuantity(
  { tx }: { tx: Tx },
  quantity: string,
  rule: QuantityRule & { unit_label: string },
) {
  if (!quantityIssue(quantity, rule)) return
  atDoor(tx, 'cart', [{ guard: 'quantity' }])
  throw invalid([{ name: 'quantity', message: quantitySentence(rule, rule.unit_label) }])
}

async function seller(work: Work, input: AddLine) {
  const member = await memberOf(work, input.adherentId, input.isGroup)
  const today = parisDay(work.now)
  const catalogs = catalogsOf(work.actor)
  const found = await work.tx.beyond('orders', (tx) =>
    readLineFacts(
      tx,
      {
        articles: [input.article_id ?? []].flat(),
        outOfCatalog: [input.product_not_in_catalog_id ?? []].flat(),
      },
      { member, deliveredTo: null, day: input.day ?? today, today, ...(catalogs ? { catalogs } : {}) },
    ),
  )
  const facts = found.get(factsKey(input))
  // Today's price says nothing of the day of delivery: it is asked once the cart is known.
  const isSold = facts?.findings.every(({ guard }) => guard === 'unpriced')
  return { member, facts: facts && isSold ? facts : refuseUnorderable(work, facts) }
}

const existingSql = `select id, quantity, coef_order_management, coef_billing from "order_line"
  where order_id = $1 and article_id is not distinct from $2 and product_not_in_catalog_id is not distinct from $3 and "deletedAt" is null
    and not added_at_reception`

const insertSql = `
  insert into "order_line" (order_id, article_id, product_not_in_catalog_id, position, label, ref_supplier, quantity, order_unit, billing_unit,
    storage_unit, coef_order_management, coef_billing, coef_storage_management, price_ht, price_added_ht, rate, line_ht, catalog_id, family_id, ventilation_id,
    "createdAt", "updatedAt", created_by, habit_quantity)
  values ($1, $2, $3, (select coalesce(max(position), 0) + 1 from "order_line" where order_id = $1), $4, $5, $6, $7, $8, $9, $10, $11, $12,
    $13, $13, $14, $15, $16, $17, $18, $19, $19, $20, $21)`

async function insertLine(
  work: Work,
  order: OrderRow,
  { facts, quantity, isMeant }: { facts: LineFacts; quantity: string; isMeant: boolean },
): Promise<void> {
  const price = facts.price_ht ?? '0'
  await work.tx.query(insertSql, [
    order.id,
    facts.article_id,
    facts.product_not_in_catalog_id,
    facts.label,
    facts.ref_supplier,
    quantity,
    facts.order_unit,
    facts.billing_unit,
    facts.storage_unit,
    facts.coef_order_management,
    facts.coef_billing,
    facts.coef_storage_management,
    price,
    facts.rate,
    lineAmount(quantity, price, facts),
    facts.catalog_id,
    facts.family_id,
    facts.ventilation_id,
    work.now,
    work.actor.userId,
    isMeant ? quantity : null,
  ])
}

/** Puts a quantity into a locked cart, on the line of the article where there is one; the totals are the caller's to refresh. */
export async function putLine(work: Work, order: OrderRow, input: Laid) {
  const { tx, now, actor } = work
  const catalogs = catalogsOf(actor)
  const all = await tx.beyond('orders', (beyond) =>
    factsOfLines(beyond, order, { lines: [input], now, catalogs }),
  )
  const facts = refuseUnorderable(work, all.get(factsKey(input)))
  const [line] = await tx.query<Pick<LineRow, 'id' | 'quantity'>>(existingSql, [
    order.id,
    input.article_id,
    input.product_not_in_catalog_id,
  ])
  const quantity = rounded(plus(exact(line?.quantity ?? '0'), exact(input.quantity)), 3)
  refuseQuantity(work, quantity, facts)
  const isMeant = await askHabit(work, order, { ...input, line: { ...facts, id: line?.id ?? 0, quantity } })
  const payload = { label: facts.label, from: line?.quantity ?? null, quantity }
  if (line)
    await tx.query(
      `update "order_line" set quantity = $2, price_ht = $3, rate = $4, line_ht = $5, unorderable_reason = null, "updatedAt" = $6,
         habit_quantity = case when $7 then $2 else habit_quantity end, lock_version = lock_version + 1 where id = $1`,
      [
        line.id,
        quantity,
        facts.price_ht,
        facts.rate,
        lineAmount(quantity, facts.price_ht ?? '0', facts),
        now,
        isMeant,
      ],
    )
  else await insertLine(work, order, { facts, quantity, isMeant })
  const noted = {
    ...facts,
    article_id: input.article_id,
    product_not_in_catalog_id: input.product_not_in_catalog_id,
  }
  await tellOrder(tx, order.id, {
    events: [{ type: line ? 'line_changed' : 'line_added', payload }],
    by: byActor(actor),
    now,
    beside: noting({ field: 'quantity', line: noted, before: line?.quantity ?? null, after: quantity }),
  })
}

/** Puts a quantity of an article into the right cart (domain §5.3), whose totals are the caller's to refresh; answers it, or those to choose from. */
export async function placeLine(work: Work, input: AddLine): Promise<OrderRow | CartChoiceAnswer[]> {
  const { member, facts } = await seller(work, input)
  const cart = await findCart(work, { ...input, member, seller: facts })
  if (!Array.isArray(cart)) await putLine(work, cart, input)
  return cart
}

/** Adds a quantity of an article to the right cart: answers the cart, or those to choose from. */
export async function addLine(work: Work, input: AddLine): Promise<OrderRow | CartChoiceAnswer[]> {
  const cart = await placeLine(work, input)
  if (!Array.isArray(cart)) await refreshCart(work.tx, cart, { now: work.now })
  return cart
}
