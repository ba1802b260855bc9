import { orderTexts } from '../../i18n/fr/orders'
import { parisDay } from '../../resources/schema/paris-time'
import { ApiError, invalid } from '../api/error'
import type { Work } from '../api/work'
import { recordFields } from '../database/history'
import { quote } from '../database/naming'
import { Params } from '../database/params'
import { refuseDeliveredTo } from './delivered-to'
import { catalogsOf } from './may'
import { lockCart, memberOfOrder, type OrderRow } from './order-row'
import { type Refreshed, refreshCart } from './refresh-cart'

export interface CartChange {
  ask_delivery_date?: string
  comment?: string | null
  sending_mode?: string
  delivery_adherent_id?: number
  standard_cart_id?: number | null
  lock_version?: number
}

async function check(work: Work, order: OrderRow, change: CartChange): Promise<void> {
  const { ask_delivery_date: day, delivery_adherent_id: delivered, lock_version } = change
  if (lock_version !== undefined && lock_version !== order.lock_version) throw new ApiError('err409')
  if (day !== undefined && day < parisDay(work.now))
    throw invalid([{ name: 'ask_delivery_date', message: orderTexts.pastDate }])
  if (delivered !== undefined) await refuseDeliveredTo(work, memberOfOrder(order), delivered)
}

/** Changes the heading of a cart; another day brings other prices (domain §5.3). */
export async function changeCart(work: Work, id: number, change: CartChange): Promise<Refreshed> {
  const order = await lockCart(work, id)
  await check(work, order, change)
  const { lock_version: _version, ...values } = change
  const changed = Object.entries(values).filter(
    ([name, value]) => value !== undefined && value !== order[name],
  )
  if (changed.length) {
    const params = new Params()
    const sets = changed.map(([name, value]) => `${quote(name)} = ${params.add(value)}`)
    await work.tx.query(
      `update "order" set ${sets.join(', ')}, updated_by = ${params.add(work.actor.userId)} where id = ${params.add(id)}`,
      params.values,
    )
    const fields = changed.map(([field, value]) => ({ field, old: order[field], new: value }))
    await recordFields(work.tx, 'Order', id, 'update', fields, work.now)
  }
  const fresh = { ...order, ...Object.fromEntries(changed) }
  return work.tx.beyond('orders', (tx) =>
    refreshCart(tx, fresh, { now: work.now, reprice: true, catalogs: catalogsOf(work.actor) }),
  )
}
