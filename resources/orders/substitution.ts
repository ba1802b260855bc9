import { lineAmount } from '../catalogue/units'
import { f } from '../schema/f'
import type { Answer, RowOf } from '../schema/infer'
import { many, maybe, pick } from '../schema/pick'
import { defineResource } from '../schema/resource'
import { unitIn } from './answer-parts'
import type { Totals } from './answer-totals'
import { orderReaders } from './order'
import type { orderLine } from './order-line'
import { type Taxed, totalsOf } from './totals'

/** What became of an article that a supplier proposes instead of one that was ordered. */
export const substitutionStates = {
  pending: { label: 'En attente de réponse', tone: 'orange' },
  accepted: { label: 'Acceptée', tone: 'green' },
  refused: { label: 'Refusée', tone: 'red' },
  withdrawn: { label: 'Retirée', tone: 'grey' },
} as const

/** Each is answered once, or taken back before. */
const substitutionMoves = [
  { verb: 'accept', from: ['pending'], to: 'accepted' },
  { verb: 'refuse', from: ['pending'], to: 'refused' },
  { verb: 'withdraw', from: ['pending'], to: 'withdrawn' },
] as const

/** Another article, of the supplier's own catalogue, proposed for a line: the member accepts it or not before the delivery. */
export const orderSubstitution = defineResource('order_substitution', {
  label: ['Remplacement proposé', 'Remplacements proposés'],
  model: 'Order_substitution',
  title: 'label',
  access: { view: 'viewOrderTracking', read: orderReaders },
  imports: false,
  fields: {
    order_id: f.ref('order', { label: 'Commande', required: true }),
    order_line_id: f.ref('order_line', { label: 'Ligne', required: true }),
    article_id: f.ref('article', { label: 'Article proposé', required: true }),
    label: f.text({ label: 'Libellé', required: true, max: 200 }),
    ref_supplier: f.text({ label: 'Référence', max: 40 }),
    quantity: f.quantity({ label: 'Quantité', required: true, min: 0 }),
    order_unit: f.ref('unit', { label: 'Unité de commande', as: 'OrderUnit' }),
    billing_unit: f.ref('unit', { label: 'Unité de facturation', as: 'BillingUnit' }),
    coef_order_management: f.coefficient({
      label: 'Coefficient de commande',
      required: true,
      default: '1.000000',
    }),
    coef_billing: f.coefficient({ label: 'Coefficient de facturation', required: true, default: '1.000000' }),
    price_ht: f.unitPrice({ label: 'Prix HT', required: true, min: 0 }),
    rate: f.rate({ label: 'TVA', required: true }),
    line_ht: f.money({ label: 'Montant HT', required: true }),
    state: f.select(substitutionStates, {
      label: 'Réponse',
      required: true,
      default: 'pending',
      moves: substitutionMoves,
    }),
    answer_before: f.dateTime({ label: 'Réponse attendue avant le', required: true }),
    decided_at: f.dateTime({ label: 'Décidée le' }),
    deciding_user_id: f.ref('user', { label: 'Décidée par', as: 'DecidingUser' }),
    channel: f.select({ app: 'Application', mail: 'E-mail', clock: 'Sans réponse' }, { label: 'Par' }),
  },
  indexes: [
    ['order_id', 'state'],
    ['state', 'answer_before'],
  ],
})

export const substitutionStored = pick(orderSubstitution, [
  'id',
  'order_line_id',
  'article_id',
  'label',
  'ref_supplier',
  'quantity',
  'coef_order_management',
  'coef_billing',
  'price_ht',
  'rate',
  'line_ht',
  'state',
  'answer_before',
  'decided_at',
  'channel',
])
export const substitutionAnswer = {
  ...substitutionStored,
  OrderUnit: unitIn('Unité de commande'),
  BillingUnit: unitIn('Unité de facturation'),
}
export type SubstitutionAnswer = Answer<typeof substitutionAnswer>

/** An article that a supplier may propose for a line; its price is the member's own, where it has one. */
const substituteOption = {
  ...pick(orderSubstitution, ['article_id', 'label', 'ref_supplier', 'quantity']),
  price_ht: maybe(orderSubstitution.fields.price_ht),
  unit: f.text({ label: 'Unité de commande', required: true }),
  billing: f.text({ label: 'Unité de facturation', required: true }),
  /** Of the product that was ordered. */
  same_product: f.bool({ label: 'Même produit', required: true }),
}
export const substituteOptionsAnswer = { data: many('Articles', substituteOption) }
export type SubstituteOption = Answer<typeof substituteOption>

type Asked = RowOf<
  typeof orderLine,
  | 'id'
  | 'quantity'
  | 'price_ht'
  | 'rate'
  | 'line_ht'
  | 'coef_order_management'
  | 'coef_billing'
  | 'confirmed_state'
  | 'confirmed_quantity'
>
type Proposed = Pick<SubstitutionAnswer, 'order_line_id' | 'state' | 'line_ht' | 'rate'>

const nothing = ({ rate }: Asked): Taxed => ({ amount_ht: '0.00', rate })

/** What a line is expected to cost by what its supplier announced; an article that is proposed counts once it is accepted. */
function expectedOf(line: Asked, proposed: Proposed | undefined): Taxed {
  if (proposed?.state === 'accepted') return { amount_ht: proposed.line_ht, rate: proposed.rate }
  if (proposed || line.confirmed_state === 'missing') return nothing(line)
  if (line.confirmed_state !== 'short') return { amount_ht: line.line_ht, rate: line.rate }
  return {
    amount_ht: lineAmount(line.confirmed_quantity ?? line.quantity, line.price_ht, line),
    rate: line.rate,
  }
}

interface Announced {
  lines: readonly Asked[]
  substitutions: readonly Proposed[]
  fees: readonly Taxed[]
  deposits: readonly string[]
}

/** The total to expect once the supplier has answered otherwise than asked; null where nothing differs (domain §5.7). */
export function expectedTotals({ lines, substitutions, fees, deposits }: Announced): Totals | null {
  if (lines.every(({ confirmed_state: state }) => !state || state === 'ok')) return null
  const standing = substitutions.filter(({ state }) => state !== 'withdrawn' && state !== 'refused')
  const of = (line: Asked) => standing.find(({ order_line_id }) => order_line_id === line.id)
  return totalsOf(
    lines.map((line) => expectedOf(line, of(line))),
    fees,
    deposits,
  )
}
