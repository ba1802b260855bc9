import { defineEndpoint } from '../schema/endpoint'
import { f } from '../schema/f'
import { asked, many, pick } from '../schema/pick'
import { success } from '../schema/told'
import { memberFields } from '../trade/member-fields'
import { cartAnswer, cartChoice, changedCart, orderAnswer } from './answers'
import {
  confirmedField,
  lineChanges,
  lineIds,
  ofLine,
  orderId,
  seenField,
  seenVersions,
  tag,
} from './call-fields'
import { cartChange } from './cart-change'
import { order } from './order'
import { orderLine } from './order-line'
import { elsewhereAnswer, habitsAnswer, optimiseAnswer, replacedAnswer } from './tool-answers'

const ofOrder = { tag, params: orderId } as const
const ofLines = { tag, params: lineIds } as const

/** Carts and their lines (domain §5.3). */
export const cartEndpoints = {
  addLine: defineEndpoint('POST /order/cart/line', {
    permission: 'addCartArticle',
    tag,
    summary: 'Ajouter un article au panier qui lui revient',
    body: {
      ...memberFields,
      ...pick(orderLine, ['article_id', 'product_not_in_catalog_id', 'quantity']),
      order_id: f.ref('order', { label: 'Panier choisi' }),
      ask_delivery_date: f.date({ label: 'Livraison choisie' }),
      delivery_adherent_id: order.fields.delivery_adherent_id,
      nearest: f.bool({ label: 'Prendre le panier le plus proche' }),
      ...confirmedField,
    },
    answers: orderAnswer,
    orAnswers: { choose: many('Paniers', cartChoice) },
  }),
  changeLine: defineEndpoint('PUT /order/{id}/line/{lineId}', {
    ...ofLines,
    permission: 'updateCartArticle',
    summary: "Changer la quantité d'une ligne ; 0 la supprime",
    body: lineChanges,
    answers: orderAnswer,
  }),
  removeLine: defineEndpoint('DELETE /order/{id}/line/{lineId}', {
    ...ofLines,
    permission: 'deleteCartArticle',
    summary: 'Supprimer une ligne du panier',
    answers: orderAnswer,
  }),
  carts: defineEndpoint('GET /order/carts', {
    permission: 'viewCart',
    tag,
    summary: 'Paniers en préparation, avec les conditions de leurs fournisseurs',
    listed: true,
    query: memberFields,
    answers: [cartAnswer],
  }),
  one: defineEndpoint('GET /order/{id}', {
    ...ofOrder,
    permission: 'signedIn',
    summary: 'Une commande, ses lignes, ses totaux et son suivi',
    answers: orderAnswer,
  }),
  change: defineEndpoint('PUT /order/{id}', {
    ...ofOrder,
    permission: 'updateCart',
    summary: "Changer la date, le mode d'envoi, le commentaire ou le lieu de livraison d'un panier",
    body: {
      ...pick(order, ['comment', 'delivery_adherent_id', 'standard_cart_id']),
      ask_delivery_date: asked(order.fields.ask_delivery_date, { required: false }),
      sending_mode: asked(order.fields.sending_mode, { required: false }),
      lock_version: f.int({ label: 'Version lue' }),
      ...seenField,
    },
    answers: changedCart,
    opens: true,
  }),
  remove: defineEndpoint('DELETE /order/{id}', {
    ...ofOrder,
    permission: 'deleteCart',
    summary: 'Supprimer un panier',
    /** The act, for « Annuler ». */
    answers: { ...success, ...pick(cartChange, ['act']) },
  }),
  merge: defineEndpoint('POST /order/{id}/merge', {
    ...ofOrder,
    permission: 'updateCart',
    summary: 'Regrouper dans un panier un autre panier du même fournisseur et du même jour',
    body: { order_id: f.ref('order', { label: 'Panier à regrouper', required: true }), ...seenVersions },
    answers: orderAnswer,
    opens: true,
  }),
} as const

/** What helps to fill carts: habits, cheaper equivalents. */
export const cartToolEndpoints = {
  habits: defineEndpoint('GET /order/habits', {
    permission: 'signedIn',
    tag,
    summary: "Historique d'achats et quantités suggérées",
    listed: true,
    query: {
      ...memberFields,
      weeks: f.int({ label: 'Semaines', min: 1, max: 104 }),
      /** Days that the next order is to cover. */
      days: f.int({ label: 'Jours à couvrir', min: 1, max: 60 }),
      search: f.text({ label: 'Recherche', max: 100 }),
      supplierId: f.int({ label: 'Fournisseur', min: 1 }),
      usual: f.bool({
        label: "Jusqu'à la livraison de la semaine d'après, ce qui est attendu déduit",
      }),
    },
    answers: habitsAnswer,
  }),
  optimise: defineEndpoint('GET /order/{id}/optimise', {
    ...ofOrder,
    permission: 'viewCart',
    summary: "Équivalents moins chers des lignes d'un panier",
    answers: optimiseAnswer,
  }),
  elsewhere: defineEndpoint('GET /order/{id}/elsewhere', {
    ...ofOrder,
    permission: 'addCartArticle',
    summary: "Équivalents d'une ligne d'un panier, ou de ce que le fournisseur n'en apportera pas",
    query: ofLine,
    answers: elsewhereAnswer,
  }),
  replace: defineEndpoint('POST /order/{id}/optimise', {
    ...ofOrder,
    permission: 'updateCartArticle',
    summary: 'Remplacer une ligne par un équivalent que la personne a accepté',
    body: {
      ...ofLine,
      article_id: asked(orderLine.fields.article_id, { required: true }),
      quantity: asked(orderLine.fields.quantity, { min: 0.001 }),
      ...confirmedField,
    },
    answers: replacedAnswer,
  }),
} as const
