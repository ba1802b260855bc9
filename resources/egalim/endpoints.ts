import { defineEndpoint } from '../schema/endpoint'
import { f } from '../schema/f'
import { egalimPlan } from './plan-answers'

const id = (label: string) => f.int({ label, min: 1 })

/** Calls of EGAlim that the browser asks by their declaration. */
export const egalimPlans = {
  plan: defineEndpoint('GET /egalim/plan', {
    permission: 'viewEgalim',
    tag: 'EGAlim',
    summary:
      "Les changements les moins chers de ce qui reste à recevoir pour atteindre les objectifs à la fin de l'année",
    query: {
      year: f.int({ label: 'Année', min: 2000, max: 2100 }),
      adherent_id: id('Adhérent'),
      group_id: id("Groupe d'adhérents"),
      /** « instead-article », separated by commas. */
      excluded: f.text({ label: 'Changements écartés', max: 2000 }),
    },
    answers: egalimPlan,
    opens: true,
  }),
} as const
