import { matches } from '../../resources/orders/fees'
import { sumOf } from '../../resources/orders/totals'
import { type ReceivedLine, receivedAmounts, totalQuantity } from '../../resources/receptions/amounts'
import { compareDecimals } from '../../resources/schema/decimal-text'
import { divided, exact, rounded, times } from '../../resources/schema/exact'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import type { feeBases } from '../../resources/settings/order-taxes'
import type { Tx } from '../database/tx'

interface Came extends ReceivedLine, UnknownRow {
  order_line_id: number
  article_id: number | null
  catalog_id: number | null
  family_id: number | null
}
interface Fee extends UnknownRow {
  id: number
  kind: string
  quantity: string
  unit_amount: string
  rate: string
  amount_ht: string
  at_reception: boolean
  undoes_id: number | null
  basis: keyof typeof feeBases | null
  percent: string | null
  scope: { catalog_id: number | null; family_id: number | null; article_ids: number[] } | null
}
export interface DeliveredFee {
  id: number
  kind: string
  rate: string
  quantity: string
  amount_ht: string
}

/** The fees of an order; how each was measured stands beside it, of an order before that was kept as its setting says. */
const feesSql = `
  select f.id, f.kind, f.quantity, f.unit_amount, f.rate, f.amount_ht, f.at_reception, f.undoes_id, coalesce(f.basis, t.basis) as basis,
    coalesce(f.percent, t.percent) as percent,
    case when t.id is not null then jsonb_build_object('catalog_id', t.catalog_id, 'family_id', t.family_id,
      'article_ids', array(select j.article_id from order_tax_article_ids j where j.order_tax_id = t.id)) end as scope
  from order_tax_line f left join order_tax t on t.id = f.ordertax_id
  where f.order_id = $1 and f."deletedAt" is null order by f.id`

const everything = { catalog_id: null, family_id: null, article_ids: [] }
const isSome = (quantity: string) => compareDecimals(quantity, '0') > 0

/** A fee by what came: per unit by what was accepted, by goods in percent, else once with the first delivery. */
function measured(fee: Fee, lines: readonly Came[]): { quantity: string; amount_ht: string } {
  const concerned = lines
    .filter(matches(fee.scope ?? everything))
    .filter(({ qty_accepted }) => isSome(qty_accepted))
  if (!concerned.length) return { quantity: '0.000', amount_ht: '0.00' }
  if (fee.basis === 'per_order_unit') {
    const quantity = totalQuantity(concerned.map(({ qty_accepted }) => qty_accepted))
    return { quantity, amount_ht: rounded(times(exact(quantity), exact(fee.unit_amount)), 2) }
  }
  if (fee.basis !== 'percent_of_goods') return { quantity: fee.quantity, amount_ht: fee.amount_ht }
  const goods = sumOf(concerned.map((line) => receivedAmounts(line).delivered_ht))
  const share = divided(times(exact(goods), exact(fee.percent ?? '0')), exact(100))
  return { quantity: '1.000', amount_ht: rounded(share, 2) }
}

const opposite = (amount: string) => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`)

/** What an order's fees, taxes and deposits come to by what came of it; one that was taken back comes to nothing with its opposite. */
export async function deliveredFees(
  tx: Tx,
  orderId: number,
  lines: readonly Came[],
): Promise<DeliveredFee[]> {
  const fees = await tx.query<Fee>(feesSql, [orderId])
  const own = new Map(
    fees
      .filter(({ at_reception }) => !at_reception)
      .map((fee) => [fee.id, { id: fee.id, kind: fee.kind, rate: fee.rate, ...measured(fee, lines) }]),
  )
  return fees.map((fee): DeliveredFee => {
    const { id, kind, rate, quantity, amount_ht } = fee
    const undone = fee.undoes_id === null ? undefined : own.get(fee.undoes_id)
    if (undone)
      return { id, kind, rate, quantity: opposite(undone.quantity), amount_ht: opposite(undone.amount_ht) }
    return own.get(id) ?? { id, kind, rate, quantity, amount_ht }
  })
}

/** Keeps beside each fee what it came to: documents and the balance of crates read it there. */
export async function keepDeliveredFees(tx: Tx, fees: readonly DeliveredFee[]): Promise<void> {
  if (!fees.length) return
  await tx.query(
    `update order_tax_line f set delivered_quantity = x.quantity, delivered_amount_ht = x.amount_ht
     from jsonb_to_recordset($1::jsonb) as x (id bigint, quantity numeric, amount_ht numeric) where f.id = x.id`,
    [JSON.stringify(fees)],
  )
}

/** Crates and other deposits that a member holds of a supplier: what came of them, less what was given back. */
const balanceSql = `
  select f.label, f.unit_amount::text as unit_amount, sum(coalesce(f.delivered_quantity, f.quantity))::numeric(12, 3)::text as quantity
  from order_tax_line f join "order" o on o.id = f.order_id
  where f.kind = 'deposit' and f."deletedAt" is null and o."deletedAt" is null and o.supplier_id = $1
    and coalesce(o.delivery_adherent_id, o.adherent_id) = $2 and o.reception_state <> 'none'
  group by f.label, f.unit_amount having sum(coalesce(f.delivered_quantity, f.quantity)) <> 0 order by f.label, f.unit_amount`

export interface DepositBalance extends UnknownRow {
  label: string
  unit_amount: string
  quantity: string
}
export const depositBalance = (
  tx: Tx,
  { supplier, adherent }: { supplier: number | null; adherent: number | null },
): Promise<DepositBalance[]> =>
  supplier === null || adherent === null
    ? Promise.resolve([])
    : tx.query<DepositBalance>(balanceSql, [supplier, adherent])
