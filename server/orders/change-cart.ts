import { orderTexts } from '../../i18n/fr/orders'
import type { CartChangeField } from '../../resources/orders/cart-change'
import { order } from '../../resources/orders/order'
import type { RowOf } from '../../resources/schema/infer'
import { parisDay } from '../../resources/schema/paris-time'
import { invalid } from '../api/error'
import { repo } from '../api/repo'
import type { Work } from '../api/work'
import { catalogsOf } from '../trade/catalogs-of'
import { refuseDeliveredTo } from './delivered-to'
import { noteChange } from './note-change'
import { getOrder, lockCart, memberOfOrder, type OrderRow } from './order-row'
import { type Refreshed, refreshCart } from './refresh-cart'
import { refreshReopened } from './refresh-reopened'

export type CartChange = Partial<
  RowOf<
    typeof order,
    | 'ask_delivery_date'
    | 'comment'
    | 'sending_mode'
    | 'delivery_adherent_id'
    | 'standard_cart_id'
    | 'lock_version'
  >
>

/** What can be taken back of a heading. */
export const headings = [
  'ask_delivery_date',
  'comment',
  'sending_mode',
  'delivery_adherent_id',
] as const satisfies readonly CartChangeField[]

async function check(work: Work, cart: OrderRow, change: CartChange): Promise<void> {
  const { ask_delivery_date: day, delivery_adherent_id: delivered } = change
  if (day !== undefined && day < parisDay(work.now))
    throw invalid([{ name: 'ask_delivery_date', message: orderTexts.pastDate }])
  if (delivered) await refuseDeliveredTo(work, memberOfOrder(cart), delivered)
}

/** Changes the heading of a cart; another day brings other prices (domain §5.3). */
export async function changeCart(work: Work, id: number, change: CartChange): Promise<Refreshed> {
  const cart = await lockCart(work, id)
  await check(work, cart, change)
  const { lock_version: version, ...values } = change
  await repo(work, order).update(id, values, { version })
  for (const field of headings) {
    if (values[field] === undefined) continue
    const [before, after] = [cart[field], values[field]].map((value) =>
      value === null ? null : String(value),
    )
    await noteChange(work, id, { field, before: before ?? null, after: after ?? null })
  }
  const fresh = await getOrder(work, id)
  if (fresh.ask_delivery_date !== cart.ask_delivery_date) return refreshReopened(work.tx, fresh, work.now)
  return work.tx.beyond('orders', (tx) =>
    refreshCart(tx, fresh, { now: work.now, reprice: true, catalogs: catalogsOf(work.actor) }),
  )
}
