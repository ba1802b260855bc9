import { defineEndpoint } from '../schema/endpoint'
import { f } from '../schema/f'
import { made, success } from '../schema/told'
import { followedAnswer } from './followed-answers'
import { egalimPlan } from './plan-answers'

const id = (label: string) => f.int({ label, min: 1 })

const ofOne = { adherent_id: id('Adhérent'), group_id: id("Groupe d'adhérents") } as const
/** « instead-article », separated by commas. */
const excluded = f.text({ label: 'Changements écartés', max: 2000 })
const year = f.int({ label: 'Année', min: 2000, max: 2100 })

/** Calls of EGAlim that the browser asks by their declaration. */
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
