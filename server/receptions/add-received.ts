import { receptionTexts } from '../../i18n/fr/receptions'
import { orderTaxLine } from '../../resources/orders/order-line'
import type { GivenBack, GivenLine, GivenTax } from '../../resources/receptions/reception-fields'
import { compareDecimals } from '../../resources/schema/decimal-text'
import { exact, rounded, times } from '../../resources/schema/exact'
import type { Patch, RowOf } from '../../resources/schema/infer'
import { parisDay } from '../../resources/schema/paris-time'
import { ApiError, invalid } from '../api/error'
import { repo } from '../api/repo'
import type { Work } from '../api/work'
import { may } from '../database/actor'
import { pictureAdded } from '../trade/picture-lines'
import { priceSql } from '../trade/price-sql'
import { storageUnitSql } from '../trade/storage-unit-sql'
import { type ReceivedOrder, receivedTaxes, receiverOf } from './reception-facts'

const stored = storageUnitSql('aa', 'a', 'm')

const insertSql = `
  insert into order_line (order_id, article_id, position, label, ref_supplier, quantity, order_unit, billing_unit, storage_unit,
    coef_order_management, coef_billing, coef_storage_management, price_ht, rate, line_ht, catalog_id, family_id, ventilation_id,
    added_at_reception, created_by, updated_by, "createdAt", "updatedAt")
  select $1, a.id, (select coalesce(max(position), 0) + 1 from order_line where order_id = $1), a.label, a.ref_supplier, 0,
    a.order_management, a.billing, ${stored.unit}, coalesce(a.coef_order_management, 1),
    coalesce(a.coef_billing, 1), ${stored.coef}, coalesce(x.price_ht, p.price_ht, $7::numeric),
    coalesce(r.value, pr.value, 0), 0, f.catalog_id, a.family_id, aa.ventilation_id, true, $5, $5, $6, $6
  from article a
    left join adherent_article aa on aa.article_id = a.id and aa.adherent_id = $3 and aa."deletedAt" is null
    left join adherent m on m.id = $3
    left join lateral (${priceSql('a.id', { day: '$4', adherent: '$3', group: '$8' })}) p on true
    left join lateral (select s.price_ht from order_substitution s where s.order_id = $1 and s.article_id = a.id and s.state = 'accepted'
      and s."deletedAt" is null order by s.id desc limit 1) x on true
    left join rate r on r.id = a.rate_id
    left join product d on d.id = a.product_id
    left join rate pr on pr.id = d.rate_id
    left join family f on f.id = a.family_id
  where a.id = $2 and a."deletedAt" is null and a.supplier_id = $9
  returning id`

/** The line of an article that came without being ordered, written beside those that were (domain §6.2). */
async function addLine(
  work: Work,
  order: ReceivedOrder,
  { line, index }: { line: GivenLine; index: number },
): Promise<number> {
  const [row] = await work.tx.query<{ id: number }>(insertSql, [
    order.id,
    line.article_id,
    receiverOf(order),
    parisDay(work.now),
    work.actor.userId,
    work.now,
    line.price_delivered_ht,
    order.groupAdherent_id,
    order.supplier_id,
  ])
  if (!row) throw invalid([{ name: `lines.${index}.article_id`, message: receptionTexts.otherSupplier }])
  return row.id
}

/** Gives every line given its line of the order, adding those that were not ordered. */
export async function withOrderLines(
  work: Work,
  order: ReceivedOrder,
  lines: readonly GivenLine[],
): Promise<(GivenLine & { order_line_id: number })[]> {
  const found: (GivenLine & { order_line_id: number })[] = []
  for (const [index, line] of lines.entries()) {
    if (typeof line.order_line_id === 'number') found.push({ ...line, order_line_id: line.order_line_id })
    else if (typeof line.article_id === 'number') {
      if (!may(work.actor, 'addReceivedArticle')) throw new ApiError('err403')
      found.push({ ...line, order_line_id: await addLine(work, order, { line, index }) })
    } else throw invalid([{ name: `lines.${index}.order_line_id`, message: receptionTexts.noLine }])
  }
  if (lines.some(({ order_line_id }) => typeof order_line_id !== 'number'))
    await work.tx.beyond('orders', (all) => pictureAdded(all, order.id))
  return found
}

const opposite = (amount: string) => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`)

interface Changes {
  added: readonly GivenTax[]
  removed: readonly number[]
  returned: readonly GivenBack[]
  reception: number
}

/** Taxes found on the delivery note, and those that are not on it: these are undone, the order's own stay as they were. */
export async function changeTaxes(
  work: Work,
  order: ReceivedOrder,
  { added, removed, returned, reception }: Changes,
): Promise<void> {
  if ((added.length || returned.length) && !may(work.actor, 'addReceivedTax')) throw new ApiError('err403')
  if (removed.length && !may(work.actor, 'deleteReceivedTax')) throw new ApiError('err403')
  const taxes = repo(work, orderTaxLine)
  type Fee = RowOf<typeof orderTaxLine, 'label' | 'kind' | 'rate' | 'amount_ht'>
  const insert = (tax: Fee & Patch<typeof orderTaxLine>) =>
    taxes.create({
      ...{ order_id: order.id, unit_amount: tax.amount_ht, at_reception: true, reception_id: reception },
      ...tax,
    })
  for (const { label, amount_ht, rate } of added) await insert({ label, kind: 'tax', amount_ht, rate })
  for (const { label, unit_amount, quantity } of returned) {
    if (compareDecimals(quantity, '0') <= 0) continue
    const amount_ht = opposite(rounded(times(exact(quantity), exact(unit_amount)), 2))
    const back = { unit_amount, quantity: opposite(quantity), rate: '0.00', amount_ht }
    await insert({ label, kind: 'deposit', ...back })
  }
  const known = await receivedTaxes(work.tx, order.id)
  for (const id of removed) {
    const tax = known.find((one) => one.id === id)
    if (!tax) throw new ApiError('err404')
    const { kind, rate } = tax
    const label = `${tax.label} – ${receptionTexts.removedTax}`
    if (tax.at_reception) await taxes.remove(id)
    else await insert({ label, kind, rate, amount_ht: opposite(tax.amount_ht), undoes_id: tax.id })
  }
}
