import type { Member } from '../../resources/directory/serving'
import type { OrderStatus } from '../../resources/orders/states'
import { ApiError } from '../api/error'
import type { Tx } from '../database/connect'

/** An order as the rules read it. */
export interface OrderRow extends Record<string, unknown> {
  id: number
  lock_version: number
  number: string
  status: OrderStatus
  adherent_id: number | null
  groupAdherent_id: number | null
  delivery_adherent_id: number | null
  supplier_id: number | null
  supplier_not_in_catalog_id: number | null
  platform_id: number | null
  user_id: number
  company_id: number | null
  sending_mode: '1' | '2'
  ask_delivery_date: string
  supplier_delivery_date: string | null
  sending_order_date: string | null
  ack_order_date: string | null
  order_total_ht: string
  order_total_ttc: string
  deposit_total: string
  lines_nb: number
  comment: string | null
  ref_client: string | null
  round: number
  is_cancelled: boolean
  reception_state: string
  mail_state: string
  standard_cart_id: number | null
  /** Group of the member that orders. */
  of_group: number | null
}

const columns = [
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
]
  .map((name) => `o."${name}"`)
  .join(', ')

const ofGroup = '(select a."groupAdherent_id" from adherent a where a.id = o.adherent_id) as of_group'

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
