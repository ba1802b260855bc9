import { f } from '../schema/f'
import type { Answer } from '../schema/infer'
import { many, pick } from '../schema/pick'
import { order } from './order'

const total = (label: string) => f.money({ label, required: true })

/** The totals of a document. */
export const totalsAnswer = {
  goods_ht: total('Articles HT'),
  fees_ht: total('Frais HT'),
  ...pick(order, ['order_total_ht', 'deposit_total', 'order_total_ttc']),
  /** By rate, the lowest first. */
  vat: many('TVA', {
    rate: f.rate({ label: 'Taux', required: true }),
    base_ht: total('Base HT'),
    amount: total('Montant'),
  }),
}
export type Totals = Answer<typeof totalsAnswer>
