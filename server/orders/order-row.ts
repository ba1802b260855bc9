import type { Member } from '../../resources/directory/serving'
import { order } from '../../resources/orders/order'
import type { Answer } from '../../resources/schema/infer'
import { pick } from '../../resources/schema/pick'
import { ApiError } from '../api/error'
import type { Tx } from '../database/connect'
import { columnsOf } from '../database/select'

const stored = pick(order, [
  'id',
  'lock_version',
  'number',
  'status',
  'adherent_id',
  'groupAdherent_id',
  'delivery_adherent_id',
  'supplier_id',
  'supplier_not_in_catalog_id',
  'platform_id',
  'user_id',
  'company_id',
  'sending_mode',
  'ask_delivery_date',
  'supplier_delivery_date',
  'sending_order_date',
  'ack_order_date',
  'confirm_order_date',
  'order_total_ht',
  'order_total_ttc',
  'deposit_total',
  'lines_nb',
  'comment',
  'ref_client',
  'round',
  'is_cancelled',
  'reception_state',
  'mail_state',
  'standard_cart_id',
])
const columns = columnsOf(stored, 'o')

/** An order as the rules read it, with the group of the member that orders, and that group again where the member shares its franco with it. */
export type OrderRow = Answer<typeof stored> & { of_group: number | null; truck_group: number | null }

const ofGroup = `(select a."groupAdherent_id" from adherent a where a.id = o.adherent_id) as of_group,
  (select a."groupAdherent_id" from adherent a where a.id = o.adherent_id and a.shared_franco) as truck_group`

/** The order, locked for this transaction where it may be written; undefined when it is not there for who asks. */
export async function findOrder(tx: Tx, id: number, lock = true): Promise<OrderRow | undefined> {
  const [row] = await tx.query<OrderRow>(
    `select ${columns}, ${ofGroup} from "order" o where o.id = $1 and o."deletedAt" is null${lock ? ' for update' : ''}`,
    [id],
  )
  return row
}

/** The order, locked; err404 when the actor may not write it. */
export async function lockOrder({ tx }: { tx: Tx }, id: number): Promise<OrderRow> {
  const row = await findOrder(tx, id)
  if (!row) throw new ApiError('err404')
  return row
}

/** The order as the actor sees it; err404 when it does not. */
export async function getOrder({ tx }: { tx: Tx }, id: number): Promise<OrderRow> {
  const row = await findOrder(tx, id, false)
  if (!row) throw new ApiError('err404')
  return row
}

/** Locks what may still be changed: a cart at 100 (I-07). */
export async function lockCart(work: { tx: Tx }, id: number): Promise<OrderRow> {
  const row = await lockOrder(work, id)
  if (row.status !== '100') throw new ApiError('err518')
  return row
}

/** In whose name it is ordered. */
export const memberOfOrder = (row: OrderRow): Member =>
  row.groupAdherent_id === null
    ? { id: row.adherent_id ?? 0, isGroup: false, groupAdherent_id: row.of_group }
    : { id: row.groupAdherent_id, isGroup: true, groupAdherent_id: null }
