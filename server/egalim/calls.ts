import {
  egalimCart,
  egalimCarts,
  egalimLine,
  egalimYear,
  maCantineCheck,
} from '../../resources/egalim/answers'
import { egalimPlans } from '../../resources/egalim/endpoints'
import { f } from '../../resources/schema/f'
import { xlsxType } from '../../resources/schema/media-type'
import { many } from '../../resources/schema/pick'
import { type Call, defineCall } from '../api/call'
import { ApiError } from '../api/error'
import { attachment } from '../api/files/disposition'
import { serve } from '../api/serve'
import { workOf } from '../api/work'
import { may } from '../database/actor'
import { writeEgalim } from './egalim-workbook'
import { followPlan, giveUpPlan } from './follow-plan'
import { followedBasis } from './followed-basis'
import { checkMaCantine, writeMaCantine } from './ma-cantine'
import { type FindEquivalents, readCartEgalim, readCartsEgalim } from './read-cart'
import { readEgalim } from './read-egalim'
import { tellFollowed } from './read-followed'
import { readLines } from './read-lines'
import { planAnswer, planBasis } from './read-plan'

const tag = 'EGAlim'
const access = 'viewEgalim'
const scope = {
  year: f.int({ label: 'Année', min: 2000, max: 2100 }),
  adherent_id: f.int({ label: 'Adhérent', min: 1 }),
  group_id: f.int({ label: "Groupe d'adhérents", min: 1 }),
  company_id: f.int({ label: 'Service', min: 1 }),
} as const
const ofYear = { ...scope, year: f.int({ label: 'Année', required: true, min: 2000, max: 2100 }) } as const

/** Shares of the law and the file of ma-cantine (domain §14.3). */
export const egalimCalls = (find: FindEquivalents): Call[] => [
  defineCall('GET /egalim/cart/{id}', access, {
    shape: {
      summary:
        "Parts EGAlim d'un panier, de l'année avec lui, et les remplacements qui coûtent le moins par point",
      tag,
      params: { id: f.int({ label: 'Panier', required: true, min: 1 }) },
      answers: egalimCart,
    },
    run: ({ context, actor, params: { id } }) => {
      if (!may(actor, 'viewCart')) throw new ApiError('err403')
      return context.db.read(actor, (tx) => readCartEgalim(workOf(context.db, tx, context.now()), id, find))
    },
  }),
  defineCall('GET /egalim/carts', access, {
    shape: {
      summary: "Parts EGAlim des paniers en préparation, et de l'année avec eux",
      tag,
      query: { adherent_id: scope.adherent_id, group_id: scope.group_id },
      answers: egalimCarts,
    },
    run: ({ context, actor, query }) => {
      if (!may(actor, 'viewCart')) throw new ApiError('err403')
      return context.db.read(actor, (tx) => readCartsEgalim(workOf(context.db, tx, context.now()), query))
    },
  }),
  defineCall('GET /egalim', access, {
    shape: {
      summary: "Parts EGAlim d'une année, objectifs et ce qui manque",
      tag,
      query: scope,
      answers: egalimYear,
    },
    run: ({ context, actor, query }) =>
      context.db.read(actor, (tx) => readEgalim(workOf(context.db, tx, context.now()), query)),
  }),
  ...serve(egalimPlans, {
    plan: async ({ context, actor, query }) => {
      const basis = await context.db.read(actor, (tx) =>
        planBasis(workOf(context.db, tx, context.now()), query),
      )
      return planAnswer(basis)
    },
    followed: async ({ context, actor, query }) => {
      const found = await context.db.read(actor, (tx) =>
        followedBasis(workOf(context.db, tx, context.now()), query),
      )
      return { plan: found ? await tellFollowed(found) : null }
    },
    follow: ({ context, actor, body }) => followPlan(context, actor, body),
    giveUp: ({ work, params }) => giveUpPlan(work, params.id),
  }),
  defineCall('GET /egalim/workbook', access, {
    shape: { summary: 'Les mêmes chiffres dans un classeur', tag, query: scope, file: xlsxType },
    run: async ({ context, actor, query, reply }) => {
      const { name, book } = await context.db.read(actor, (tx) =>
        writeEgalim(workOf(context.db, tx, context.now()), query),
      )
      attachment(reply, name, xlsxType)
      return reply.send(book)
    },
  }),
  defineCall('GET /egalim/lines', access, {
    shape: {
      summary: 'Les lignes reçues derrière un chiffre',
      tag,
      listed: true,
      query: {
        ...ofYear,
        family: f.text({ label: 'Famille EGAlim', max: 40 }),
        month: f.text({ label: 'Mois', max: 7 }),
        category: f.text({ label: 'Catégorie EGAlim', max: 40 }),
      },
      answers: { data: many('Lignes', egalimLine) },
    },
    run: ({ context, actor, query }) =>
      context.db.read(actor, (tx) => readLines(workOf(context.db, tx, context.now()), query)),
  }),
  defineCall('GET /egalim/ma-cantine/check', access, {
    shape: {
      summary: 'Contrôle les lignes du fichier ma-cantine',
      tag,
      query: ofYear,
      answers: maCantineCheck,
    },
    run: ({ context, actor, query }) =>
      context.db.read(actor, (tx) => checkMaCantine(workOf(context.db, tx, context.now()), query)),
  }),
  defineCall('GET /egalim/ma-cantine', access, {
    shape: { summary: 'Le fichier des achats pour ma-cantine (CSV)', tag, query: ofYear, file: 'text/csv' },
    run: async ({ context, actor, query, reply }) => {
      const { name, csv } = await context.db.read(actor, (tx) =>
        writeMaCantine(workOf(context.db, tx, context.now()), query),
      )
      attachment(reply, name, 'text/csv; charset=utf-8')
      return reply.send(csv)
    },
  }),
]
