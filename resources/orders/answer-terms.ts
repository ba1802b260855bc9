import { deliveryReasons } from '../directory/delivery-calendar'
import { platformTerms } from '../directory/platform'
import { referencing } from '../directory/referencing'
import { f } from '../schema/f'
import { always, maybe, pick, shaped } from '../schema/pick'
import { told } from '../schema/told'
import { rate } from '../settings/products'
import type { Truck } from './fees'
import type { TermsIssue } from './terms-check'

const { minimum_ht, block_below_minimum, shipping_ht, strict_delay } = platformTerms.fields

/** What a supplier's terms say of a cart and its day. */
export const cartTermsAnswer = {
  minimum_ht: always(minimum_ht),
  block_below_minimum: always(block_below_minimum),
  ...pick(platformTerms, ['franco_ht']),
  shipping_ht: always(shipping_ht),
  shipping_rate: rate.fields.value,
  strict_delay: always(strict_delay),
  /** 1 is Monday. */
  delivery_days: shaped<number[]>('Jours de livraison', [1, 4]),
  ...pick(referencing, ['client_number']),
  /** When an order for that day comes too late, with the offset of Paris. */
  cut_off: f.dateTime({ label: 'Heure limite' }),
  delivery_date: f.date({ label: 'Jour de livraison' }),
  is_valid_date: f.bool({ label: 'Jour proposé', required: true }),
  reason: maybe(told.word('Raison', deliveryReasons)),
  next_dates: told.days('Prochains jours'),
  /** What others of the group have on the same truck: sums, no line. */
  truck: maybe(shaped<Truck>('Camion partagé')),
  /** With the sentence to show. */
  issues: shaped<(TermsIssue & { message: string })[]>('Remarques', []),
}
