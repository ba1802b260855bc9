import type { OrderLineAnswer, OrderTaxAnswer } from '../../../resources/orders/answer-parts'
import type { Totals } from '../../../resources/orders/answer-totals'
import type { order } from '../../../resources/orders/order'
import { totalsOf } from '../../../resources/orders/totals'
import type { RowOf } from '../../../resources/schema/infer'
import { ApiError } from '../../api/error'
import type { Tx } from '../../database/connect'
import { deliveredAt } from '../../trade/delivered-at'
import { answerLines, answerTaxes } from '../answer-parts'

/** Who stands on an order, with its address in lines. */
export interface Party {
  name: string
  address: string[]
  siret: string | null
  phone: string | null
  email: string | null
}

/** Everything that is printed on an order. */
export interface OrderDocument extends RowOf<typeof order, 'number' | 'comment' | 'is_cancelled'> {
  service: string | null
  ordered_at: string | null
  delivery_date: string
  client_number: string | null
  author: string
  instructions: string | null
  /** Absent from what mails kept before it was said: those were sent. */
  status?: string
  buyer: Party
  delivered: Party
  supplier: Party
  lines: OrderLineAnswer[]
  fees: OrderTaxAnswer[]
  totals: Totals
}

const party = (alias: string, name: string, { address, more = '' }: { address: string; more?: string }) =>
  `jsonb_build_object('name', ${alias}.${name}, 'siret', ${alias}.siret, 'phone', ${alias}.phone, 'email', ${alias}.email${more},
    'address', (select array_remove(array[d.address, d.address_complement, nullif(concat_ws(' ', d.zip_code, c.label), '')], null)
      from address d left join municipality c on c.id = d.municipality_id where d.id = ${address}))`

const sql = `
  select o.number, co.label as service, coalesce(o.sending_order_date, o.create_order_date) as ordered_at, o.ask_delivery_date as delivery_date,
    o.ref_client as client_number, o.comment, da.delivery_instructions as instructions, o.is_cancelled, o.status,
    concat_ws(' ', u.first_name, u.last_name) as author, ga.label as group_label,
    ${party('ba', 'name', { address: 'ba.office_address_id' })} as buyer,
    ${party('da', 'name', { address: deliveredAt('da') })} as delivered,
    case when su.id is null then jsonb_build_object('name', sn.label, 'siret', null, 'phone', sn.phone, 'email', sn.email,
        'address', array_remove(array[sn.address, nullif(concat_ws(' ', sn.zip_code, mn.label), '')], null))
      else ${party('su', 'name', { address: 'coalesce(pl.address_id, su.supplier_office_address_id)' })} end as supplier
  from "order" o left join company co on co.id = o.company_id left join "user" u on u.id = o.user_id
    left join groupadherent ga on ga.id = o."groupAdherent_id"
    left join adherent ba on ba.id = coalesce(o.adherent_id, ga.main_adherent_id, o.delivery_adherent_id)
    left join adherent da on da.id = coalesce(o.delivery_adherent_id, o.adherent_id, ga.main_adherent_id)
    left join supplier su on su.id = o.supplier_id left join platform pl on pl.id = o.platform_id
    left join suppliernotincatalog sn on sn.id = o.supplier_not_in_catalog_id left join municipality mn on mn.id = sn.municipality_id
  where o.id = $1`

type Head = Omit<OrderDocument, 'lines' | 'fees' | 'totals'> & { group_label: string | null }

/** Reads what an order's document says; give it a transaction that sees all of it. */
export async function readDocument(tx: Tx, orderId: number): Promise<OrderDocument> {
  const [head] = await tx.query<Head>(sql, [orderId])
  if (!head) throw new ApiError('err404')
  const lines = (await answerLines(tx, orderId)).filter((line) => !line.added_at_reception)
  const fees = (await answerTaxes(tx, orderId)).filter((tax) => !tax.at_reception)
  const totals = totalsOf(
    lines.map(({ line_ht, rate }) => ({ amount_ht: line_ht, rate })),
    fees.filter(({ kind }) => kind !== 'deposit'),
    fees.filter(({ kind }) => kind === 'deposit').map(({ amount_ht }) => amount_ht),
  )
  const buyer = head.group_label
    ? { ...head.buyer, name: `${head.group_label} – ${head.buyer.name}` }
    : head.buyer
  return { ...head, buyer, lines, fees, totals }
}
