import { rest } from '../schema/calls'
import type { State } from '../schema/course'
import { f } from '../schema/f'
import { defineResource } from '../schema/resource'

/** Where a request for an article stands. */
export const articleRequestStates = {
  '100': { label: 'Demandée', tone: 'orange' },
  '200': { label: 'Recherche en cours', tone: 'blue' },
  '300': { label: 'Article proposé', tone: 'green' },
  '400': { label: 'Sans suite', tone: 'grey' },
} as const satisfies Record<string, State>

const readonly = true
const permission = 'answerArticleRequest'

/** An article that a member did not find in its catalogues, asked of the group's buyers. */
export const articleRequest = defineResource('article_request', {
  label: ["Demande d'article", "Demandes d'articles"],
  comments: true,
  title: 'label',
  calls: rest('/article-request'),
  at: '/article-requests',
  access: {
    view: 'viewArticleRequest',
    create: 'createArticleRequest',
    update: 'createArticleRequest',
    remove: 'createArticleRequest',
  },
  imports: false,
  fields: {
    label: f.text({ label: 'Article recherché', required: true, max: 200 }),
    adherent_id: f.ref('adherent', { label: 'Adhérent', required: true }),
    status: f.select(articleRequestStates, {
      label: 'État',
      required: true,
      default: '100',
      readonly,
      index: true,
    }),
    need: f.text({ label: 'Quantité et rythme', max: 120, help: 'Par exemple : 2 cartons par semaine.' }),
    needed_date: f.date({ label: 'Souhaité pour le' }),
    gtin: f.gtin({ label: 'Code-barres' }),
    details: f.longText({
      label: 'Précisions',
      max: 2000,
      help: 'Marque, conditionnement, qualité, fournisseur actuel.',
    }),
    article_id: f.ref('article', { label: 'Article proposé', readonly }),
    answer: f.longText({ label: 'Réponse du groupe', max: 1000, readonly }),
    answered_on: f.date({ label: 'Répondu le', readonly }),
  },
  state: 'status',
  locked: {
    when: { status: { ne: '100' } },
    refusal: "Demande d'article au statut « %{state} » : elle ne se modifie plus.",
  },
  actions: {
    search: {
      label: 'Prendre en charge',
      permission,
      from: ['100'],
      to: '200',
      done: 'Demande prise en charge',
    },
    propose: {
      label: 'Proposer un article',
      permission,
      from: ['100', '200'],
      to: '300',
      tone: 'primary',
      input: {
        article_id: f.ref('article', { label: 'Article proposé', required: true }),
        answer: f.longText({ label: 'Message', max: 1000 }),
      },
      done: "Article proposé à l'adhérent",
    },
    drop: {
      label: 'Classer sans suite',
      permission,
      from: ['100', '200'],
      to: '400',
      input: { answer: f.longText({ label: 'Motif', required: true, max: 1000 }) },
      done: 'Demande classée sans suite',
    },
  },
  rules: {
    article_id: { visible: { status: '300' } },
    answered_on: { visible: { status: { in: ['300', '400'] } } },
    answer: { visible: { status: { in: ['300', '400'] } } },
  },
  indexes: [['adherent_id', 'status']],
  form: {
    Demande: [
      ['label', 'adherent_id'],
      ['need', 'needed_date', 'gtin'],
      'details',
      ['article_id', 'answered_on'],
      'answer',
    ],
  },
  list: {
    columns: ['label', 'adherent_id', 'need', 'createdAt', 'status', 'article_id'],
    search: ['label', 'details', 'gtin'],
    sort: ['id', 'desc'],
  },
})
