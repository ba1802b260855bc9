import { defineEndpoint } from '../schema/endpoint'
import { f } from '../schema/f'
import { lookup } from '../schema/lookup'
import { xlsxType } from '../schema/media-type'
import { asked, pick } from '../schema/pick'
import { tenderChanges } from './changes'
import { criterionNames, criterionScales } from './criteria'
import { copiedPreparation, preparationAnswer } from './preparation-answers'
import { keptRehearsal, rehearsalAnswer } from './rehearsal'
import { scaleFields, scalesAnswer } from './scales'
import { tenderFamily, tenderProduct } from './tender-lot'
import { sourcedVolumes, volumeSheetAnswer, volumeSourceFields } from './volume-sheet'
import { whiteZonesAnswer } from './white-zone'

const reading = { permission: 'viewTender', tag: "Appels d'offres", of: 'tender' } as const
const writing = { ...reading, permission: 'updateTender', answers: preparationAnswer } as const

/** Criteria as they are given: with what each counts. */
const criteria = {
  criteria: f.rows(
    {
      machine_name: f.select(criterionNames, { label: 'Critère', required: true }),
      label: f.text({ label: 'Libellé', required: true, max: 120 }),
      weight: f.rate({ label: 'Poids', required: true, min: 0, max: 100 }),
      scale: f.select(criterionScales, { label: 'Barème', required: true }),
    },
    { label: 'Critères', required: true, max: 20 },
  ),
} as const

/** A lot as it is given. */
export const lotFields = {
  id: f.int({ label: 'Lot', min: 1 }),
  ...pick(tenderFamily, ['family_id', 'zone_id', 'label', 'estimated_amount_ht']),
  samples_required: asked(tenderFamily.fields.samples_required),
} as const

/** The preparation of a tender, step by step. */
export const tenderPreparation = {
  preparation: defineEndpoint('GET /tender/{id}/preparation', {
    ...reading,
    summary: "La préparation d'un appel d'offres et ce qui y manque",
    answers: preparationAnswer,
  }),
  changes: defineEndpoint('GET /tender/{id}/changes', {
    ...reading,
    summary: "Ce qui a changé depuis l'appel d'offres repris, par étape",
    listed: true,
    answers: tenderChanges,
  }),
  whiteZones: defineEndpoint('GET /tender/{id}/white-zones', {
    ...reading,
    summary: 'Les communes et les adhérents sans fournisseur consulté, par lot',
    listed: true,
    answers: whiteZonesAnswer,
  }),
  scales: defineEndpoint('GET /tender/{id}/scales', {
    ...reading,
    summary: "Les barèmes de fréquence et de délai d'un appel d'offres",
    answers: scalesAnswer,
  }),
  saveScales: defineEndpoint('PUT /tender/{id}/scales', {
    ...writing,
    summary: "Donne à l'appel d'offres ses propres barèmes, pour toutes ses familles ou pour une",
    body: scaleFields,
    answers: scalesAnswer,
  }),
  rehearsal: defineEndpoint('GET /tender/{id}/rehearsal', {
    ...reading,
    summary: 'Essai des poids gardé à la publication',
    answers: keptRehearsal,
  }),
  rehearse: defineEndpoint('PUT /tender/{id}/rehearsal', {
    ...reading,
    summary: 'Essai de poids sur le dernier marché, sans rien garder',
    reads: true,
    body: criteria,
    answers: rehearsalAnswer,
  }),
  saveLots: defineEndpoint('PUT /tender/{id}/lots', {
    ...writing,
    summary: "Enregistre les lots, dans l'ordre donné",
    body: {
      lots: f.rows(lotFields, { label: 'Lots', required: true, max: 200 }),
    },
  }),
  saveStep: defineEndpoint('PUT /tender/{id}/step', {
    ...writing,
    summary: "Retient qu'une étape de la fiche est enregistrée",
    body: {
      step: f.select(lookup({ information: 'Informations', documents: 'Documents et mail' } as const), {
        label: 'Étape',
        required: true,
      }),
    },
  }),
  saveCriteria: defineEndpoint('PUT /tender/{id}/criteria', {
    ...writing,
    summary: 'Enregistre les critères ; leurs poids font 100',
    body: criteria,
  }),
  saveSuppliers: defineEndpoint('PUT /tender/{id}/suppliers', {
    ...writing,
    summary: 'Choisit les fournisseurs consultés',
    body: { supplier_ids: f.refs('supplier', { label: 'Fournisseurs', required: true, max: 500 }) },
  }),
  saveAdherents: defineEndpoint('PUT /tender/{id}/adherents', {
    ...writing,
    summary: 'Choisit les adhérents AMO',
    body: { adherent_ids: f.refs('adherent', { label: 'Adhérents', required: true, max: 1000 }) },
  }),
  copy: defineEndpoint('PUT /tender/{id}/copy', {
    ...writing,
    summary: "Reprend les lots, produits, critères et documents d'un autre appel d'offres",
    opens: true,
    body: { from: f.ref('tender', { label: "Appel d'offres repris", required: true }) },
    answers: copiedPreparation,
  }),
  saveProducts: defineEndpoint('PUT /tender/lot/{id}/products', {
    ...writing,
    summary: "Enregistre les produits et les volumes d'un lot",
    body: {
      products: f.rows(
        {
          ...pick(tenderProduct, ['product_id', 'volume', 'reference_price']),
          mandatory: asked(tenderProduct.fields.mandatory, { required: false }),
        },
        { label: 'Produits', required: true, max: 5000 },
      ),
    },
    bodyLimit: 4 * 1_048_576,
  }),
} as const

/** Where the volumes of a lot may come from: other markets, received orders, a sheet. */
export const lotVolumes = {
  sourceVolumes: defineEndpoint('GET /tender/lot/{id}/volumes', {
    ...reading,
    permission: 'updateTender',
    summary: "Volumes d'un lot depuis un marché ou des commandes reçues",
    query: volumeSourceFields,
    answers: sourcedVolumes,
  }),
  workbook: defineEndpoint('GET /tender/lot/{id}/volumes/workbook', {
    ...reading,
    summary: "Produits et volumes d'un lot (xlsx)",
    file: xlsxType,
  }),
  readVolumes: defineEndpoint('POST /tender/lot/{id}/volumes/workbook', {
    ...reading,
    permission: 'updateTender',
    summary: 'Lit des volumes rapportés, sans rien changer',
    unkeyed: 'its body is read as it comes; it changes nothing',
    upload: true,
    errors: ['err415'],
    answers: volumeSheetAnswer,
  }),
} as const
