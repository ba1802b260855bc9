import { defineEndpoint } from '../schema/endpoint'
import { f } from '../schema/f'
import { asked, many } from '../schema/pick'
import { memberFields } from '../trade/member-fields'
import { allergens } from './allergens'
import { budgetAnswer, favouriteAnswer, inCart, orderabilityAnswer, shopPageAnswer } from './answers'
import { adherentArticle } from './article-price'
import { priceHistory, priceOutlook } from './price-answers'
import { mostHistories } from './price-history'

const tag = 'Catalogue'
const ofMember = { tag, permission: 'viewCart', query: memberFields } as const
const ofArticle = { id: f.int({ label: 'Article', required: true, min: 1 }) } as const

const shelfOptions = { food: 'Alimentaire', nonFood: 'Non alimentaire', services: 'Prestations' } as const
const habitOptions = { favourite: 'Favoris', bought: 'Déjà achetés' } as const
const sortOptions = {
  label: 'Libellé',
  price: 'Prix',
  comparable: 'Prix comparable',
  usable: 'Vrai prix',
  supplier: 'Fournisseur',
} as const

/** The catalogues of the front office (domain §4.6), and where a price comes from. */
export const shopEndpoints = {
  search: defineEndpoint('PUT /catalog/shop', {
    permission: 'viewCatalog',
    tag,
    opens: true,
    summary: 'Catalogue vu par un adhérent : articles, prix et facettes',
    body: {
      adherent_id: f.int({ label: 'Adhérent', required: true, min: 1 }),
      is_group: f.bool({ label: "L'adhérent est un groupe", required: true }),
      date: f.date({ label: 'Date des prix' }),
      shelf: f.select(shelfOptions, { label: 'Catalogue', required: true }),
      q: f.text({ label: 'Recherche', max: 120 }),
      choices: f.json({ label: 'Choix par facette : { family: [ids] }' }),
      without: f.list({ label: 'Sans ces allergènes', options: allergens, max: 14 }),
      habits: f.list({ label: 'Habitudes', options: habitOptions, max: 2 }),
      sort: f.select(sortOptions, { label: 'Tri' }),
      offset: f.int({ label: 'Début', min: 0, max: 100_000 }),
      limit: f.int({ label: 'Nombre de lignes', min: 0, max: 100 }),
      facets: f.bool({ label: 'Avec les facettes et le total' }),
      product_id: f.int({ label: 'Offres de ce seul produit', min: 1 }),
      all_families: f.bool({ label: "Avec les familles que la sélection de l'adhérent masque" }),
    },
    answers: shopPageAnswer,
  }),
  inCart: defineEndpoint('GET /catalog/in-cart', {
    ...ofMember,
    summary: "Quantités des paniers en préparation d'un adhérent, par article",
    answers: [inCart],
  }),
  budget: defineEndpoint('GET /catalog/budget', {
    ...ofMember,
    summary: "Commandes de l'année d'un adhérent, par mois, et son budget alimentaire",
    answers: budgetAnswer,
  }),
  outlook: defineEndpoint('GET /catalog/price-outlook', {
    ...ofMember,
    summary: "Ce que les prochains prix changent au panier d'un adhérent, et deux ans de ce panier",
    answers: priceOutlook,
  }),
  favourite: defineEndpoint('PUT /article/{id}/favourite', {
    permission: 'viewCatalog',
    tag,
    params: ofArticle,
    summary: "Article favori d'un adhérent",
    body: {
      adherent_id: f.int({ label: 'Adhérent', required: true, min: 1 }),
      favourite: asked(adherentArticle.fields.favourite, { required: true }),
    },
    answers: favouriteAnswer,
  }),
  orderability: defineEndpoint('GET /article/{id}/orderability', {
    permission: 'signedIn',
    tag: 'Articles',
    params: ofArticle,
    summary: "Pourquoi un article est, ou n'est pas, commandable par un adhérent",
    query: { ...memberFields, date: f.date({ label: 'Date' }) },
    answers: orderabilityAnswer,
  }),
  priceHistories: defineEndpoint('PUT /catalog/price-history', {
    permission: 'signedIn',
    tag,
    reads: true,
    summary: "Prix passés, en vigueur et annoncés d'articles",
    body: {
      article_ids: f.refs('article', { label: 'Articles', required: true, max: mostHistories, door: 'call' }),
      adherent_id: f.int({ label: 'Adhérent', min: 1 }),
      is_group: f.bool({ label: "L'adhérent est un groupe" }),
    },
    answers: { data: many('Articles', priceHistory) },
  }),
} as const
