import { defineEndpoint } from '../schema/endpoint'
import { f } from '../schema/f'
import { xlsxType } from '../schema/media-type'
import { many } from '../schema/pick'
import { sheetFormat } from '../schema/sheet-format'
import { made, success } from '../schema/told'
import { egalimCart, egalimCarts, egalimLine, egalimYear, maCantineCheck } from './answers'
import { followedAnswer } from './followed-answers'
import { egalimPlan } from './plan-answers'

const id = (label: string) => f.int({ label, min: 1 })

const ofOne = { adherent_id: id('Adhérent'), group_id: id("Groupe d'adhérents") } as const
/** « instead-article », separated by commas. */
const excluded = f.text({ label: 'Changements écartés', max: 2000 })
const year = f.int({ label: 'Année', min: 2000, max: 2100 })

const viewing = { permission: 'viewEgalim', tag: 'EGAlim' } as const
const scope = { year, ...ofOne, company_id: id('Service') } as const
const ofYear = { ...scope, year: f.int({ label: 'Année', required: true, min: 2000, max: 2100 }) } as const

/** Shares of the law and the file of ma-cantine (domain §14.3). */
export const egalimEndpoints = {
  cart: defineEndpoint('GET /egalim/cart/{id}', {
    ...viewing,
    of: 'order',
    summary:
      "Parts EGAlim d'un panier, de l'année avec lui, et les remplacements qui coûtent le moins par point",
    params: { id: f.int({ label: 'Panier', required: true, min: 1 }) },
    answers: egalimCart,
  }),
  carts: defineEndpoint('GET /egalim/carts', {
    ...viewing,
    of: 'carts',
    summary: "Parts EGAlim des paniers en préparation, et de l'année avec eux",
    query: ofOne,
    answers: egalimCarts,
  }),
  year: defineEndpoint('GET /egalim', {
    ...viewing,
    summary: "Parts EGAlim d'une année, objectifs et ce qui manque",
    query: scope,
    answers: egalimYear,
  }),
  workbook: defineEndpoint('GET /egalim/workbook', {
    ...viewing,
    summary: 'Les mêmes chiffres dans un classeur',
    query: { ...scope, format: sheetFormat },
    file: xlsxType,
  }),
  lines: defineEndpoint('GET /egalim/lines', {
    ...viewing,
    summary: 'Les lignes reçues derrière un chiffre',
    listed: true,
    query: {
      ...ofYear,
      family: f.text({ label: 'Famille EGAlim', max: 40 }),
      month: f.text({ label: 'Mois', max: 7 }),
      category: f.text({ label: 'Catégorie EGAlim', max: 40 }),
    },
    answers: { data: many('Lignes', egalimLine) },
  }),
  check: defineEndpoint('GET /egalim/ma-cantine/check', {
    ...viewing,
    summary: 'Contrôle les lignes du fichier ma-cantine',
    query: ofYear,
    answers: maCantineCheck,
  }),
  maCantine: defineEndpoint('GET /egalim/ma-cantine', {
    ...viewing,
    summary: 'Le fichier des achats pour ma-cantine (CSV)',
    query: ofYear,
    file: 'text/csv',
  }),
} as const

/** The plan that reaches the objectives, and following it. */
export const egalimPlans = {
  plan: defineEndpoint('GET /egalim/plan', {
    permission: 'viewEgalim',
    tag: 'EGAlim',
    summary:
      "Les changements les moins chers de ce qui reste à recevoir pour atteindre les objectifs à la fin de l'année",
    query: { year, ...ofOne, excluded },
    answers: egalimPlan,
    opens: true,
  }),
  followed: defineEndpoint('GET /egalim/followed-plan', {
    permission: 'viewEgalim',
    tag: 'EGAlim',
    summary: "Le plan suivi d'un adhérent ou d'un groupe, et ce qui en a été acheté depuis",
    query: { year, ...ofOne },
    answers: followedAnswer,
    opens: true,
  }),
  follow: defineEndpoint('POST /egalim/followed-plan', {
    permission: 'manageEgalim',
    tag: 'EGAlim',
    summary: "Suit le plan de l'année : un seul par adhérent et par année",
    body: {
      ...ofOne,
      excluded,
      /** The extra cost that was shown: a plan that has changed since is refused. */
      extra_ht: f.decimal({ label: 'Surcoût affiché', digits: [14, 2], required: true }),
      replaces: id('Plan remplacé'),
    },
    answers: made,
    opens: true,
    errors: ['err409'],
  }),
  giveUp: defineEndpoint('PUT /egalim/followed-plan/{id}/give-up', {
    permission: 'manageEgalim',
    tag: 'EGAlim',
    summary: 'Abandonne un plan suivi',
    answers: success,
    errors: ['err409'],
  }),
} as const
