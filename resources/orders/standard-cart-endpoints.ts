import { defineEndpoint } from '../schema/endpoint'
import { f } from '../schema/f'
import { asked, page } from '../schema/pick'
import { success } from '../schema/told'
import { memberFields } from '../trade/member-fields'
import { standardCart, standardCartLine } from './standard-cart'
import { orderStandardAnswer, standardCartAnswer, standardCartHead } from './tool-answers'

const shared = { tag: 'Paniers types', permission: 'signedIn', answers: standardCartAnswer } as const
const ofOne = {
  ...shared,
  params: { id: f.int({ label: 'Panier type', required: true, min: 1 }) },
} as const
const forMember = { adherentId: f.int({ label: 'Adhérent', min: 1 }), isGroup: memberFields.isGroup } as const
const { label } = standardCart.fields

const line = standardCartLine.fields
const lines = f.rows(
  {
    article_id: asked(line.article_id, { door: 'call' }),
    product_not_in_catalog_id: asked(line.product_not_in_catalog_id, { door: 'call' }),
    quantity: line.quantity,
  },
  { label: 'Lignes', max: 1000 },
)

/** Standard carts of members and of the back office (domain §5.12). */
export const standardCartEndpoints = {
  list: defineEndpoint('GET /standard-cart/all', {
    ...shared,
    summary: "Paniers types d'un adhérent, partagés compris ; sans adhérent, ceux de l'administration",
    listed: true,
    query: forMember,
    answers: page('Paniers types', standardCartHead),
  }),
  one: defineEndpoint('GET /standard-cart/{id}', {
    ...ofOne,
    summary: 'Un panier type et ses lignes',
    query: forMember,
  }),
  create: defineEndpoint('POST /standard-cart', {
    ...shared,
    summary: 'Créer un panier type',
    body: { ...forMember, label, catalog_id: standardCart.fields.catalog_id, lines },
  }),
  save: defineEndpoint('PUT /standard-cart/{id}', {
    ...ofOne,
    summary: 'Modifier un panier type et ses lignes',
    body: {
      label: asked(label, { required: false, min: 1 }),
      active: asked(standardCart.fields.active, { required: false }),
      lines,
      lock_version: f.int({ label: 'Version lue' }),
    },
  }),
  remove: defineEndpoint('DELETE /standard-cart/{id}', {
    ...ofOne,
    summary: 'Supprimer un panier type',
    answers: success,
  }),
  clone: defineEndpoint('POST /standard-cart/{id}/clone', {
    ...ofOne,
    summary: 'Cloner un panier type',
    body: { ...forMember, label },
  }),
  share: defineEndpoint('PUT /standard-cart/{id}/shares', {
    ...ofOne,
    permission: 'shareAdminStandardCart',
    summary: 'Partager un panier type administrateur avec des adhérents, des groupes et des services',
    body: {
      adherents: f.refs('adherent', { label: 'Adhérents' }),
      groups: f.refs('groupadherent', { label: 'Groupes' }),
      companies: f.refs('company', { label: 'Services' }),
    },
  }),
  order: defineEndpoint('POST /standard-cart/{id}/order', {
    ...ofOne,
    permission: 'addCartArticle',
    summary: 'Commander depuis un panier type',
    body: { ...memberFields, lines: f.refs('standard_cart_line', { label: 'Lignes choisies' }) },
    answers: orderStandardAnswer,
  }),
} as const
