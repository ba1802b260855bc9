import { user } from '../accounts/user'
import { article } from '../catalogue/article'
import { file } from '../content/file'
import { f } from '../schema/f'
import type { Answer } from '../schema/infer'
import { always, maybe, one, pick, shaped } from '../schema/pick'
import { told } from '../schema/told'
import { storagemode, unit } from '../settings/products'
import { orderEvent, orderValidation } from './order-follow'
import { orderLine, orderTaxLine } from './order-line'
import { receptionLine } from './reception'

/** Parts of what is answered of orders. */

export interface Named {
  id: number
  name?: string
  label?: string
}

const person = pick(user, ['id', 'first_name', 'last_name'])
export type Person = Answer<typeof person>
/** Somebody, by the name of its place in the answer. */
export const personIn = (label: string) => one(label, person)

/** A unit, by the name of its place in the answer. */
export const unitIn = (label: string) => maybe(one(label, pick(unit, ['id', 'label', 'abbreviation'])))

export const lineStored = pick(orderLine, [
  'id',
  'article_id',
  'product_not_in_catalog_id',
  'position',
  'label',
  'ref_supplier',
  'quantity',
  'price_ht',
  'price_added_ht',
  'rate',
  'line_ht',
  'coef_order_management',
  'coef_billing',
  'coef_storage_management',
  'catalog_id',
  'family_id',
  'ventilation_id',
  'unorderable_reason',
  'comment',
  'added_at_reception',
  'confirmed_quantity',
  'confirmed_state',
  'substitute_label',
])

export const lineAnswer = {
  ...lineStored,
  /** Informative: the document's totals come from the formula. */
  line_ttc: f.money({ label: 'Montant TTC', required: true }),
  product_id: maybe(article.fields.product_id),
  OrderUnit: unitIn('Unité de commande'),
  BillingUnit: unitIn('Unité de facturation'),
  StorageUnit: unitIn('Unité de stockage'),
  ...pick(article, ['order_step', 'order_minimum']),
  variable_weight: always(article.fields.variable_weight),
  /** Of the article's storage mode. */
  temperature_kind: storagemode.fields.temperature_kind,
  /** Of the article, else of its product or family. */
  image: maybe(
    one('Photo', {
      ...pick(file, ['path', 'unique_name']),
      own: f.bool({ label: "De l'article même", required: true }),
    }),
  ),
  /** Of a cart, or of what waits for a decision: its price of today at its day, where it is another than the one kept. A cart takes it at its next step. */
  price_now: maybe(orderLine.fields.price_ht),
  /** Of a cart, or of what waits for a decision: its quantity is far from habit, and was not confirmed. */
  unusual: maybe(told.text('Quantité inhabituelle')),
  /** What its receptions accepted so far, for whom may see them. */
  accepted_quantity: maybe(receptionLine.fields.qty_accepted),
}
export type OrderLineAnswer = Answer<typeof lineAnswer>

export const taxAnswer = pick(orderTaxLine, [
  'id',
  'ordertax_id',
  'label',
  'kind',
  'quantity',
  'unit_amount',
  'rate',
  'amount_ht',
  'at_reception',
])
export type OrderTaxAnswer = Answer<typeof taxAnswer>

export const validationStored = pick(orderValidation, [
  'id',
  'round',
  'level',
  'decision',
  'reason',
  'decided_at',
  'channel',
])
export const validationAnswer = {
  ...validationStored,
  ExpectedUser: personIn('Valideur attendu'),
  DecidingUser: maybe(personIn('Décidé par')),
  OnBehalfOf: maybe(personIn('Pour')),
}
export type OrderValidationAnswer = Answer<typeof validationAnswer>

export const eventAnswer = {
  ...pick(orderEvent, ['id', 'type', 'createdAt']),
  payload: maybe(shaped<Readonly<Record<string, unknown>>>('Détail')),
  User: maybe(personIn('Par')),
}
export type OrderEventAnswer = Answer<typeof eventAnswer>
