import { termsSentence } from '../../i18n/fr/orders'
import type { DeliveryCalendar } from '../../resources/directory/delivery-calendar'
import { deliveryOf, type Terms } from '../../resources/directory/terms'
import type { CartTermsAnswer } from '../../resources/orders/answers'
import type { Truck } from '../../resources/orders/fees'
import { termsIssues } from '../../resources/orders/terms-check'
import { parisDay } from '../../resources/schema/paris-time'
import type { Tx } from '../database/connect'
import { once } from '../database/once'
import { readTerms } from '../trade/delivery-terms'
import { type Served, servedBy } from '../trade/served-by'
import { memberOfOrder, type OrderRow } from './order-row'
import { truckOf } from './truck'

export interface CartTerms {
  terms: Terms
  calendar: DeliveryCalendar
  supplier: string
  client_number: string | null
  /** What others of its group have on the same truck. */
  truck: Truck | null
}

/** The terms of the supplier for the member of an order; null at a supplier out of the catalogues. */
export async function cartTerms(
  tx: Tx,
  order: OrderRow,
  { now, known }: { now: Date; known?: Served },
): Promise<CartTerms | null> {
  if (order.supplier_id === null) return null
  const served = known ?? (await servedBy(tx, memberOfOrder(order), parisDay(now)))
  const { referencing } = served(order.supplier_id)
  const asked = {
    platformId: order.platform_id,
    overrideId: referencing?.terms_override_id ?? null,
    to: order.delivery_adherent_id
      ? { id: order.delivery_adherent_id, isGroup: false }
      : memberOfOrder(order),
  }
  const key = `terms ${asked.platformId}/${asked.overrideId}/${asked.to.id}/${asked.to.isGroup}`
  const found = await once(tx, key, () => readTerms(tx, asked))
  return { ...found, client_number: referencing?.client_number ?? null, truck: await truckOf(tx, order) }
}

/** Why the day asked for is not offered now; null when it is. Out of the catalogues any day to come is. */
export function dateReason(terms: CartTerms | null, day: string, now: Date) {
  if (terms) return deliveryOf(terms.terms, terms.calendar, { now, asked: day }).reason
  return day < parisDay(now) ? ('past' as const) : null
}

/** The terms as they are answered: what may be asked for the day, and what is said of the goods against them. */
export function termsAnswer(
  of: CartTerms,
  day: string,
  { goods_ht, now }: { goods_ht: string; now: Date },
): CartTermsAnswer {
  const { terms, calendar, client_number, truck, supplier } = of
  const delivery = deliveryOf(terms, calendar, { now, asked: day })
  const { delivery_days, lead_days: _lead, cut_off_time: _time, ...rest } = terms
  const issues = termsIssues({ ...terms, goods_ht, shared_ht: truck?.goods_ht, reason: delivery.reason })
  return {
    ...rest,
    ...delivery,
    client_number,
    truck,
    delivery_days: delivery_days.map(Number),
    issues: issues.map((issue) => ({
      ...issue,
      message: termsSentence(issue, { supplier, day, next: delivery.next_dates[0] }),
    })),
  }
}
