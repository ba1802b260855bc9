import { supplier } from '../../resources/directory/supplier'
import type { litigationEndpoints } from '../../resources/litigations/endpoints'
import { sentStatuses } from '../../resources/orders/states'
import type { AnswerOf } from '../../resources/schema/endpoint'
import { pick } from '../../resources/schema/pick'
import type { Work } from '../api/work'
import { columnsOf } from '../database/select'
import { memberOf } from '../trade/member'

type Card = AnswerOf<typeof litigationEndpoints.suppliers>['data'][number]

const columns = columnsOf(pick(supplier, ['id', 'name', 'email', 'phone']), 's')

const sql = (column: string) => `
  select ${columns}, count(*)::int as orders_nb, max(o.sending_order_date) as last_order
  from "order" o join supplier s on s.id = o.supplier_id
  where o.${column} = $1 and o.status = any($2::text[]) and not o.is_cancelled and o."deletedAt" is null and s."deletedAt" is null
  group by ${columns}, s.name__fold order by s.name__fold, s.id`

/** Suppliers that a member may claim from: those with a sent or received order (domain §3.9). */
export async function claimableSuppliers(work: Work, id: number, isGroup: boolean): Promise<Card[]> {
  await memberOf(work, id, isGroup)
  return work.tx.query<Card>(sql(isGroup ? '"groupAdherent_id"' : 'adherent_id'), [id, sentStatuses])
}
