import { defineEndpoint } from '../schema/endpoint'
import { f } from '../schema/f'
import { success } from '../schema/told'
import { messageAnswer } from './answers'

const shared = { permission: 'signedIn', tag: 'Messages', opens: true, whole: true } as const

/** What people see of the dashboard messages; writing them follows from the declaration. */
export const messageEndpoints = {
  mine: defineEndpoint('GET /dashboardmessage/mine', {
    ...shared,
    summary: 'Les messages en cours qui me sont adressés',
    answers: [messageAnswer],
  }),
  ofMember: defineEndpoint('GET /dashboardmessage/adherent/{id}', {
    ...shared,
    summary: "Les messages en cours pour un adhérent ou un groupe d'adhérents",
    params: { id: f.int({ label: 'Adhérent', required: true, min: 1 }) },
    query: { is_group: f.bool({ label: 'Groupe' }) },
    answers: [messageAnswer],
  }),
  read: defineEndpoint('PUT /dashboardmessage/{id}/read', {
    ...shared,
    summary: "« J'ai lu » : le message n'est plus présenté",
    params: { id: f.int({ label: 'Message', required: true, min: 1 }) },
    answers: success,
  }),
} as const
