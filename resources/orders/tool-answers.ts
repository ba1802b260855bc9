import { article } from '../catalogue/article'
import { supplier as suppliers } from '../directory/supplier'
import { f } from '../schema/f'
import type { Answer } from '../schema/infer'
import { always, many, maybe, one, page, pick } from '../schema/pick'
import { told } from '../schema/told'
import { family } from '../settings/catalogues'
import { unit as units } from '../settings/products'
import { personIn } from './answer-parts'
import { orderAnswer } from './answers'
import { order } from './order'
import { orderLine } from './order-line'
import { standardCart, standardCartLine, standardCartShare } from './standard-cart'

const reason = f.text({ label: 'Raison', required: true })
const cart = pick(order, ['id', 'number'])
const supplier = suppliers.fields.name
const unit = units.fields.label
const { price_ht, line_ht, quantity } = orderLine.fields
const count = (label: string) => f.int({ label, required: true })

/** A line that could not be taken, and why. */
const ignoredLine = { ...pick(orderLine, ['label']), reason }
export type IgnoredLine = Answer<typeof ignoredLine>
const ignored = many('Lignes laissées de côté', ignoredLine)

/** `POST /order/{id}/duplicate`. */
export const duplicateAnswer = { ...orderAnswer, ignored }
export type DuplicateAnswer = Answer<typeof duplicateAnswer>

/** An article that a line may mean, as it is chosen by. */
const quickChoice = {
  reference: always(article.fields.ref_supplier),
  article_id: always(orderLine.fields.article_id),
  ...pick(orderLine, ['label', 'quantity']),
  ...{ supplier, unit },
  why: told.text('Pourquoi'),
  image: maybe(one('Image', { path: told.text('Dossier'), unique_name: told.text('Nom unique') })),
  /** Of one order unit, in base units. */
  coef_order_management: always(article.fields.coef_order_management),
  base_unit: maybe(unit),
  price_ht: maybe(price_ht),
  billing_unit: maybe(unit),
  /** What one usually orders of it, in order units. */
  usual: maybe(quantity),
}
export type QuickChoice = Answer<typeof quickChoice>

/** `POST /order/quick`: what was understood of each row; with `commit`, the good ones were added. */
export const quickOrderAnswer = {
  complete: count('Lignes comprises'),
  total: count('Lignes'),
  errors: many('Erreurs', {
    line: count('Ligne'),
    name: f.text({ label: 'Référence', required: true }),
    errors: told.texts('Raisons'),
    reading: told.word('Lecture', ['choose', 'nothing', 'refused']),
    choices: many('Articles possibles', quickChoice),
  }),
  rows: many('Lignes comprises', {
    line: count('Ligne'),
    /** The first line of the same article. */
    double_of: maybe(count('Déjà en ligne')),
    /** How its quantity is read, where it may be meant otherwise. */
    remark: maybe(told.text('Remarque')),
    /** The quantity is far from habit: added only where it is confirmed. */
    unusual: maybe(told.text('Quantité inhabituelle')),
    reference: always(article.fields.ref_supplier),
    article_id: always(orderLine.fields.article_id),
    ...pick(orderLine, ['label', 'quantity']),
    supplier,
    unit,
    price_ht: maybe(price_ht),
    /** The amount of the line at today's price. */
    line_ht: maybe(line_ht),
  }),
  /** Carts that were filled. */
  carts: many('Paniers', cart),
}
export type QuickOrderAnswer = Answer<typeof quickOrderAnswer>

/** One article of « Historiques d'achats » (domain §5.10). */
export const habitAnswer = {
  article_id: always(orderLine.fields.article_id),
  ...pick(article, ['label', 'supplier_id']),
  ref_supplier: maybe(article.fields.ref_supplier),
  supplier,
  family: maybe(family.fields.label),
  unit,
  /** Of the prices. */
  billing_unit: unit,
  /** In order units, over the weeks. */
  quantity,
  orders_nb: count('Commandes'),
  average_week: f.quantity({ label: 'Moyenne hebdomadaire', required: true }),
  last_price_ht: price_ht,
  first_price_ht: price_ht,
  /** Percent between the first and the last price; two decimals. */
  price_evolution: f.decimal({ label: 'Évolution du prix', unit: '%', required: true }),
  /** Today's price; none = not orderable. */
  price_ht: maybe(price_ht),
  last_date: f.date({ label: 'Dernière livraison', required: true }),
  suggested_quantity: f.quantity({ label: 'Quantité suggérée', required: true }),
  ...pick(article, ['order_step', 'order_minimum', 'coef_order_management', 'coef_billing']),
  /** In order units: what is in stock, what is in the carts and on its way. */
  stock: f.quantity({ label: 'En stock', required: true }),
  coming: f.quantity({ label: 'Attendu', required: true }),
  /** The next delivery of the supplier, and the days that it has to last; where they were asked for. */
  delivery_date: maybe(f.date({ label: 'Prochaine livraison' })),
  days: f.int({ label: 'Jours à couvrir', required: true }),
}
export type HabitAnswer = Answer<typeof habitAnswer>
export const habitsAnswer = { ...page('Articles', habitAnswer), weeks: count('Semaines') }
export type HabitsAnswer = Answer<typeof habitsAnswer>

export const proposal = {
  article_id: always(orderLine.fields.article_id),
  ...pick(article, ['label', 'supplier_id']),
  supplier,
  same_supplier: f.bool({ label: 'Même fournisseur', required: true }),
  /** Order units that give at least what was asked for. */
  quantity,
  unit,
  line_ht,
  saving_ht: f.money({ label: 'Économie HT', required: true }),
  /** What a base unit costs, there and here. */
  comparable: f.unitPrice({ label: 'Prix comparable', required: true }),
  /** What the change does to the minimum and the franco of both suppliers; sentences. */
  effects: told.texts('Effets'),
}
export type OptimiseProposal = Answer<typeof proposal>

/** `GET /order/{id}/optimise`: cheaper articles of the same product, line by line (domain §5.11). */
export const optimiseAnswer = {
  lines: many('Lignes', {
    line_id: count('Ligne'),
    ...pick(orderLine, ['label', 'quantity', 'line_ht']),
    proposals: many('Équivalents', proposal),
  }),
  saving_ht: f.money({ label: 'Économie HT', required: true }),
}
export type OptimiseAnswer = Answer<typeof optimiseAnswer>
/** `GET /order/{id}/elsewhere`: what is lacking of a line, and what the member may order instead for the day. */
export const elsewhereAnswer = {
  lack: f.quantity({ label: 'Quantité manquante', required: true }),
  proposals: many('Équivalents', proposal),
}
export type ElsewhereAnswer = Answer<typeof elsewhereAnswer>
export const replacedAnswer = { ...orderAnswer, moved_to: maybe(one('Panier de la ligne', cart)) }
export type ReplacedAnswer = Answer<typeof replacedAnswer>

const standardLine = {
  ...pick(standardCartLine, ['id', 'article_id', 'product_not_in_catalog_id', 'quantity', 'position']),
  ...pick(article, ['label']),
  ref_supplier: maybe(article.fields.ref_supplier),
  supplier,
  unit,
  /** For the member asked for: today's price, and why it cannot be ordered. */
  price_ht: maybe(price_ht),
  reason: maybe(reason),
}
export type StandardLineAnswer = Answer<typeof standardLine>

export const standardStored = pick(standardCart, [
  'id',
  'lock_version',
  'label',
  'adherent_id',
  'groupAdherent_id',
  'is_admin',
  'catalog_id',
  'active',
  'cloned_from_id',
  'updatedAt',
])
export const standardShare = pick(standardCartShare, ['id', 'adherent_id', 'groupAdherent_id', 'company_id'])

/** One of `GET /standard-cart/all`. */
export const standardCartHead = {
  ...standardStored,
  lines_nb: count('Lignes'),
  User: maybe(personIn('Auteur')),
  mine: f.bool({ label: 'Modifiable par qui lit', required: true }),
}
export type StandardCartHead = Answer<typeof standardCartHead>

/** `GET /standard-cart/{id}`, and what every act on one answers. */
export const standardCartAnswer = {
  ...standardCartHead,
  lines: many('Lignes', standardLine),
  shares: many('Partages', { ...standardShare, label: f.text({ label: 'Avec', required: true }) }),
}
export type StandardCartAnswer = Answer<typeof standardCartAnswer>

/** `POST /standard-cart/{id}/order`: the carts that were filled and what was left out (domain §5.12). */
export const orderStandardAnswer = {
  carts: many('Paniers', { ...cart, supplier, added: count('Lignes ajoutées') }),
  ignored,
}
export type OrderStandardAnswer = Answer<typeof orderStandardAnswer>
