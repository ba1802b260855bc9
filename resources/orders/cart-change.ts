import { f } from '../schema/f'
import { defineResource } from '../schema/resource'

/** What a person changes of a cart and may take back: of a line, and of the cart as a whole. */
export const cartChangeFields = {
  quantity: 'Quantité',
  line_comment: 'Commentaire de ligne',
  ask_delivery_date: 'Livraison demandée',
  comment: 'Commentaire',
  sending_mode: "Mode d'envoi",
  delivery_adherent_id: 'Livré à',
  merged: 'Panier regroupé',
  deleted: 'Panier supprimé',
} as const
export type CartChangeField = keyof typeof cartChangeFields

/** What became of a change: it stands, it was taken back, or it was left because it could not be. */
const states = {
  done: { label: 'Faite', tone: 'green' },
  undone: { label: 'Annulée', tone: 'grey' },
  left: { label: 'Laissée', tone: 'orange' },
} as const

/** A change of a cart by a person, with what stood before it, for as long as it can be taken back; one act may make several. */
export const cartChange = defineResource('cart_change', {
  label: ['Changement de panier', 'Changements de panier'],
  model: 'Cart_change',
  title: 'field',
  access: { view: 'serverOnly' },
  untracked: true,
  hardDelete: true,
  imports: false,
  fields: {
    order_id: f.ref('order', { label: 'Commande', required: true }),
    user_id: f.ref('user', { label: 'Par', required: true }),
    /** What was done at once shares its act. */
    act: f.text({ label: 'Acte', required: true, max: 36 }),
    field: f.select(cartChangeFields, { label: 'Champ', required: true }),
    /** What the line orders: numbers, so that an article may go although it was once in a cart. */
    article_id: f.int({ label: 'Article' }),
    product_not_in_catalog_id: f.int({ label: 'Produit hors catalogue' }),
    label: f.text({ label: 'Libellé', max: 200 }),
    /** Where the line stood, so that one that comes back stands there again. */
    position: f.int({ label: 'Ordre', min: 0 }),
    before: f.longText({ label: 'Avant', max: 2000 }),
    after: f.longText({ label: 'Après', max: 2000 }),
    state: f.select(states, { label: 'État', required: true, default: 'done' }),
  },
  indexes: [['order_id', 'user_id', 'act']],
})

/** Acts of a person on a cart that can be taken back. */
export const mostActs = 10
/** Days for which they are kept. */
export const actDays = 7
