import { owner } from '../directory/owner'
import { nameIn } from '../schema/association'
import { rest } from '../schema/calls'
import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { notBefore, notBoth } from '../schema/row-checks'

const access = {
  view: 'viewCatalogAdmin',
  create: 'createCatalogAdmin',
  update: 'updateCatalogAdmin',
  remove: 'deleteCatalogAdmin',
}

/** A price between two days, for all, for a group or for a member (domain §4.5). */
export const articlePrice = defineResource('article_price', {
  label: ['Prix', 'Prix'],
  model: 'Article_price',
  title: 'price_ht',
  heading: (row) => nameIn(row, 'Article'),
  calls: rest('/article-price'),
  restores: false,
  access,
  large: true,
  fields: {
    article_id: f.ref('article', { label: 'Article', required: true }),
    ...owner,
    valid_from: f.date({ label: 'Du', required: true }),
    valid_to: f.date({ label: 'Au' }),
    quotation: f.unitPrice({ label: 'Cotation', required: true, min: 0 }),
    price_ht: f.unitPrice({ label: 'Prix HT', required: true, min: 0, readonly: true }),
    source: f.select(
      { tender: "Appel d'offres", price_update: 'Mise à jour des prix', manual: 'Saisie', import: 'Import' },
      { label: 'Source', required: true, default: 'manual' },
    ),
    source_id: f.int({ label: 'N° de la source', hidden: true }),
    reason: f.text({ label: 'Motif', max: 255 }),
    bounded: f.bool({
      label: 'Promotion',
      help: "Une promotion a deux dates : le prix courant reprend après elle. Sans réponse, un prix avec une fin en est une dès qu'il en recouvre un autre.",
    }),
    gap_agreed: f.bool({ label: 'Sans prix ensuite, je confirme' }),
    beneath: f.json({ label: 'Prix recouverts', hidden: true, readonly: true }),
  },
  checks: [notBefore('valid_from', 'valid_to'), notBoth('adherent_id', 'groupAdherent_id')],
  indexes: [['article_id', 'valid_from']],
  list: {
    title: 'Prix des articles',
    columns: ['article_id', 'valid_from', 'valid_to', 'quotation', 'price_ht', 'bounded', 'source'],
    sort: ['valid_from', 'desc'],
  },
})

/** What a member sets for itself on an article: storage unit, favourite, minimum stock. */
export const adherentArticle = defineResource('adherent_article', {
  label: ["Article de l'adhérent", "Articles de l'adhérent"],
  model: 'Adherent_article',
  title: 'article_id',
  heading: (row) => nameIn(row, 'Article'),
  calls: rest('/adherent-article'),
  access: { view: 'viewCatalog', create: 'settingsStock', update: 'settingsStock', remove: 'settingsStock' },
  fields: {
    adherent_id: f.ref('adherent', { label: 'Adhérent', required: true }),
    article_id: f.ref('article', { label: 'Article', required: true }),
    storage_management: f.ref('unit', { label: 'Unité de stockage', as: 'Storage_management' }),
    coef_storage_management: f.coefficient({
      label: 'Coefficient de stockage',
      min: 0.000001,
      help: "Combien d'unités de base du produit contient une unité de stockage.",
    }),
    favourite: f.bool({ label: 'Favori', default: false }),
    min_stock: f.quantity({ label: 'Stock minimum', min: 0 }),
    ventilation_id: f.ref('ventilation', { label: "Ventilation d'achats" }),
  },
  rules: { coef_storage_management: { required: { storage_management: { ne: null } } } },
  unique: [{ fields: ['adherent_id', 'article_id'] }],
})

/** Staff ignore what they live with; only the catalogue itself mends what was found, and what is mended stays so. */
const anomalyMoves = [
  { verb: 'ignore', from: ['open'], to: 'ignored' },
  { verb: 'reopen', from: ['ignored'], to: 'open' },
  { verb: 'fix', from: ['open', 'ignored'], to: 'fixed' },
] as const

/** Something wrong found on an article by the nightly check (domain §4.8). */
export const anomaly = defineResource('anomaly', {
  label: ['Anomalie', 'Anomalies'],
  title: 'detail',
  heading: (row) => nameIn(row, 'Article'),
  calls: { list: 'GET /anomaly', one: 'GET /anomaly/{id}', update: 'PUT /anomaly/{id}' },
  imports: false,
  access: { view: 'viewCatalogAdmin', update: 'updateCatalogAdmin' },
  fields: {
    anomaly_type_id: f.ref('anomalytype', { label: "Type d'anomalie", required: true, readonly: true }),
    article_id: f.ref('article', { label: 'Article', required: true, readonly: true }),
    detected_at: f.dateTime({ label: 'Détectée le', required: true, readonly: true }),
    detail: f.text({ label: 'Détail', max: 500, readonly: true }),
    state: f.select(
      {
        open: { label: 'Ouverte', tone: 'orange' },
        ignored: { label: 'Ignorée', tone: 'grey' },
        fixed: { label: 'Corrigée', tone: 'green' },
      },
      {
        label: 'État',
        required: true,
        default: 'open',
        moves: anomalyMoves,
      },
    ),
    reason: f.text({ label: 'Motif', max: 255 }),
  },
  rules: { reason: { visible: { state: 'ignored' }, required: { state: 'ignored' } } },
  list: {
    columns: ['article_id', 'anomaly_type_id', 'detail', 'state', 'detected_at'],
    sort: ['detected_at', 'desc'],
  },
})
