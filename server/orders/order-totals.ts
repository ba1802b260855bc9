import { orderTexts } from '../../i18n/fr/orders'
import type { Totals } from '../../resources/orders/answer-totals'
import { type FeeRow, type FeeSetting, feesOf } from '../../resources/orders/fees'
import { totalsOf } from '../../resources/orders/totals'
import type { Tx } from '../database/connect'
import type { CartTerms } from './cart-terms'
import type { LineRow } from './order-lines'
import type { OrderRow } from './order-row'

const settingsSql = `
  select t.id, t.label, t.kind, t.basis, t.amount, t.percent, r.value as rate, t.threshold_ht, t.supplier_id, t.platform_id, t.catalog_id,
    t.family_id, array(select j.article_id from order_tax_article_ids j where j.order_tax_id = t.id) as article_ids
  from order_tax t left join rate r on r.id = t.rate_id
  where t."deletedAt" is null and t.active and t.auto and (t.supplier_id is null or t.supplier_id = $1)
  order by t.position, t.id`

async function replaceFees(
  tx: Tx,
  order: OrderRow,
  { fees, now }: { fees: readonly FeeRow[]; now: Date },
): Promise<void> {
  await tx.query('delete from "order_tax_line" where order_id = $1 and not at_reception', [order.id])
  if (!fees.length) return
  const column = <K extends keyof FeeRow>(name: K) => fees.map((fee) => fee[name])
  await tx.query(
    `insert into "order_tax_line" (order_id, ordertax_id, label, kind, quantity, unit_amount, rate, amount_ht, basis, percent, at_reception, "createdAt", "updatedAt")
     select $1, o, l, k, q, u, r, a, b, p, false, $2, $2
     from unnest($3::bigint[], $4::text[], $5::text[], $6::numeric[], $7::numeric[], $8::numeric[], $9::numeric[], $10::text[],
       $11::numeric[]) as g(o, l, k, q, u, r, a, b, p)`,
    [
      order.id,
      now,
      column('ordertax_id'),
      column('label'),
      column('kind'),
      column('quantity'),
      column('unit_amount'),
      column('rate'),
      column('amount_ht'),
      column('basis'),
      column('percent'),
    ],
  )
}

/** The totals of these lines and fees. */
export const totalsOfOrder = (lines: readonly LineRow[], fees: readonly FeeRow[]): Totals =>
  totalsOf(
    lines.map(({ line_ht, rate }) => ({ amount_ht: line_ht, rate })),
    fees.filter(({ kind }) => kind !== 'deposit'),
    fees.filter(({ kind }) => kind === 'deposit').map(({ amount_ht }) => amount_ht),
  )

/** Works out fees and totals of a cart again and keeps them (domain §5.13, I-11). */
export async function saveTotals(
  tx: Tx,
  order: OrderRow,
  { lines, terms, now }: { lines: readonly LineRow[]; terms: CartTerms | null; now: Date },
): Promise<Totals> {
  const settings = await tx.query<FeeSetting>(settingsSql, [order.supplier_id])
  const fees = feesOf({
    lines,
    supplier_id: order.supplier_id,
    platform_id: order.platform_id,
    settings,
    terms: terms?.terms ?? null,
    truck: terms?.truck ?? null,
    shippingLabel: orderTexts.shipping,
  })
  const totals = totalsOfOrder(lines, fees)
  await replaceFees(tx, order, { fees, now })
  await tx.query(
    `update "order" set order_total_ht = $2, order_total_ttc = $3, deposit_total = $4, lines_nb = $5, lock_version = lock_version + 1,
       "updatedAt" = $6 where id = $1`,
    [order.id, totals.order_total_ht, totals.order_total_ttc, totals.deposit_total, lines.length, now],
  )
  return totals
}
