import type { orderLine } from '../../resources/orders/order-line'
import type { Picking } from '../../resources/orders/picking-answer'
import { awaitedStatuses } from '../../resources/orders/states'
import { exact, plus, rounded } from '../../resources/schema/exact'
import type { RowOf } from '../../resources/schema/infer'
import type { Work } from '../api/work'
import { listOf } from '../database/naming'

type Line = Picking['lines'][number]
type Order = Picking['orders'][number]

type PickedLine = Order &
  RowOf<typeof orderLine, 'ref_supplier' | 'label' | 'quantity'> & {
    unit: string
  }

/** Orders that are to be delivered on a day, as the supplier announced it or as it was asked. */
const ordersSql = `
  select o.id, o.status from "order" o
  where o."deletedAt" is null and not o.is_cancelled and o.status in ${listOf(awaitedStatuses)} and o.reception_state = 'none'
    and coalesce(o.supplier_delivery_date, o.ask_delivery_date) = $1::date`

/** Their lines as the supplier confirmed them: what is missing is not prepared, what replaces is. */
const linesSql = `
  select o.id, o.number, coalesce(da.name, ad.name, ga.label, '') as name, l.ref_supplier,
    coalesce(case when l.confirmed_state = 'substituted' then l.substitute_label end, l.label) as label, coalesce(u.label, '') as unit,
    (case when l.confirmed_state in ('short', 'substituted') then coalesce(l.confirmed_quantity, l.quantity) else l.quantity end)::text as quantity
  from "order" o join order_line l on l.order_id = o.id and l."deletedAt" is null and l.confirmed_state is distinct from 'missing'
    left join adherent ad on ad.id = o.adherent_id left join adherent da on da.id = o.delivery_adherent_id
    left join groupadherent ga on ga.id = o."groupAdherent_id" left join unit u on u.id = l.order_unit
  where o.id = any($1::bigint[]) order by l.label, l.ref_supplier, name, o.number`

const keyOf = ({ ref_supplier, label, unit }: PickedLine): string =>
  JSON.stringify([ref_supplier, label, unit])

function byArticle(rows: readonly PickedLine[]): Line[] {
  const lines = new Map<string, Line>()
  for (const { id, number, name, ...row } of rows) {
    const key = keyOf({ id, number, name, ...row })
    const { ref_supplier, label, unit, quantity } = row
    const line = lines.get(key) ?? { ref_supplier, label, unit, quantity: '0', orders: [] }
    line.quantity = rounded(plus(exact(line.quantity), exact(quantity)), 3)
    line.orders.push({ id, number, name, quantity })
    lines.set(key, line)
  }
  return [...lines.values()]
}

/**
 * What the actor's suppliers prepare for a day, one list over all orders. An order that was not opened is counted apart: whoever
 * prepares it reads it first, which its member is told (domain §5.7).
 */
export async function readPicking(work: Work, day: string): Promise<Picking> {
  const found = await work.tx.query<{ id: number; status: string }>(ordersSql, [day])
  const read = found.filter(({ status }) => status !== '300')
  const rows = await work.tx.beyond('orders', (all) =>
    all.query<PickedLine>(linesSql, [read.map(({ id }) => id)]),
  )
  const orders = new Map(rows.map(({ id, number, name }) => [id, { id, number, name }]))
  return { day, unread: found.length - read.length, orders: [...orders.values()], lines: byArticle(rows) }
}
