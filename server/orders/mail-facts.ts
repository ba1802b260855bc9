import { frenchDay } from '../../resources/schema/date-text'
import type { Tx } from '../database/connect'

/** What mails and notifications name of an order. */
export interface MailFacts {
  number: string
  adherent: string
  supplier: string
  author: string
  service: string
  /** « 04/03/2026 ». */
  delivery: string
  sender: string | null
  project_manager_id: number | null
}

const sql = `
  select o.number, coalesce(da.name, ba.name, ga.label, '') as adherent, coalesce(su.name, sn.label, '') as supplier,
    concat_ws(' ', u.first_name, u.last_name) as author, coalesce(co.label, '') as service, o.ask_delivery_date as delivery,
    case when co.sender_email is null then null
      else format('"%s" <%s>', replace(coalesce(co.sender_name, co.label), '"', ''), co.sender_email) end as sender,
    coalesce(ba.project_manager_id, da.project_manager_id) as project_manager_id
  from "order" o left join adherent ba on ba.id = o.adherent_id left join adherent da on da.id = o.delivery_adherent_id
    left join groupadherent ga on ga.id = o."groupAdherent_id" left join supplier su on su.id = o.supplier_id
    left join suppliernotincatalog sn on sn.id = o.supplier_not_in_catalog_id left join "user" u on u.id = o.user_id
    left join company co on co.id = o.company_id
  where o.id = $1`

/** Reads them; give it a transaction that sees everything. */
export async function mailFacts(tx: Tx, orderId: number): Promise<MailFacts> {
  const [row] = await tx.query<MailFacts>(sql, [orderId])
  if (!row) throw new Error(`No order ${orderId}`)
  return { ...row, delivery: frenchDay(row.delivery) }
}
