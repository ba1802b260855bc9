import { randomUUID } from 'node:crypto'
import { orderTexts } from '../../i18n/fr/orders'
import { nextDeliveryDates } from '../../resources/directory/delivery-calendar'
import type { Member } from '../../resources/directory/serving'
import { order as orders } from '../../resources/orders/order'
import type { RowOf } from '../../resources/schema/infer'
import { addDays, parisDay } from '../../resources/schema/paris-time'
import { invalid } from '../api/error'
import { repo } from '../api/repo'
import type { Work } from '../api/work'
import { readTerms } from '../trade/delivery-terms'
import { byActor, tellOrder } from '../trade/order-events'
import type { Seller } from '../trade/order-recipients'
import { servedBy } from '../trade/served-by'
import { refuseDeliveredTo } from './delivered-to'
import { getOrder, type OrderRow } from './order-row'

export interface CartWanted extends Seller {
  member: Member
  delivery_adherent_id: number | null
  day: string
  standard_cart_id?: number
}

/** The next day on which this seller delivers the member; tomorrow where it has no calendar. */
export async function nextDay(
  work: Work,
  member: Member,
  seller: Seller & { delivery_adherent_id?: number | null },
): Promise<string> {
  if (seller.supplier_id === null) return addDays(parisDay(work.now), 1)
  const served = await servedBy(work.tx, member, parisDay(work.now))
  const { calendar } = await readTerms(work.tx, {
    platformId: seller.platform_id,
    overrideId: served(seller.supplier_id).referencing?.terms_override_id ?? null,
    to: seller.delivery_adherent_id ? { id: seller.delivery_adherent_id, isGroup: false } : member,
  })
  const [day] = nextDeliveryDates(calendar, work.now, 1)
  if (!day) throw invalid([{ name: 'ask_delivery_date', message: orderTexts.noDate }])
  return day
}

/** The mode of the referencing, else of the supplier; a supplier out of the catalogues without e-mail is written to by the member. */
async function sendingMode(
  work: Work,
  { member, supplier_id, supplier_not_in_catalog_id }: CartWanted,
): Promise<SendingMode> {
  if (supplier_id === null) {
    const [row] = await work.tx.query<{ email: string | null }>(
      'select email from suppliernotincatalog where id = $1',
      [supplier_not_in_catalog_id],
    )
    return row?.email ? '2' : '1'
  }
  const served = await servedBy(work.tx, member, parisDay(work.now))
  const [row] = await work.tx.query<{ mode: SendingMode | null }>(
    'select default_sending_mode as mode from supplier where id = $1',
    [supplier_id],
  )
  return served(supplier_id).referencing?.sending_mode ?? row?.mode ?? '2'
}

type SendingMode = RowOf<typeof orders, 'sending_mode'>['sending_mode']

const companySql = (isGroup: boolean) =>
  isGroup
    ? 'select company_id, main_adherent_id from groupadherent where id = $1'
    : 'select company_id, null::bigint as main_adherent_id from adherent where id = $1'

/** `C`, two digits of the year, six of the row's own number (domain §5.2). */
const numberOf = (id: number, day: string) => `C${day.slice(2, 4)}${String(id % 1_000_000).padStart(6, '0')}`

/** T1: opens an empty cart. */
export async function createCart(work: Work, wanted: CartWanted): Promise<OrderRow> {
  const { member, day } = wanted
  const { tx, now, actor } = work
  const [owner] = await tx.query<{ company_id: number; main_adherent_id: number | null }>(
    companySql(member.isGroup),
    [member.id],
  )
  if (wanted.delivery_adherent_id) await refuseDeliveredTo(work, member, wanted.delivery_adherent_id)
  const mode = await sendingMode(work, wanted)
  const carts = repo(work, orders)
  const id = await carts.create(
    {
      number: randomUUID(),
      adherent_id: member.isGroup ? null : member.id,
      groupAdherent_id: member.isGroup ? member.id : null,
      delivery_adherent_id:
        wanted.delivery_adherent_id ?? (member.isGroup ? owner?.main_adherent_id : member.id) ?? null,
      supplier_id: wanted.supplier_id,
      supplier_not_in_catalog_id: wanted.supplier_not_in_catalog_id,
      platform_id: wanted.platform_id,
      user_id: actor.userId,
      company_id: owner?.company_id ?? null,
      sending_mode: mode,
      create_order_date: now,
      ask_delivery_date: day,
      price_reference_date: day,
      standard_cart_id: wanted.standard_cart_id ?? null,
    },
    { derived: true },
  )
  await carts.update(id, { number: numberOf(id, parisDay(now)) }, { derived: true })
  await tellOrder(tx, id, { events: [{ type: 'created' }], by: byActor(actor), now })
  return getOrder(work, id)
}
