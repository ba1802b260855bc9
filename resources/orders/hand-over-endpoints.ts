import { defineEndpoint } from '../schema/endpoint'
import { f } from '../schema/f'
import { told } from '../schema/told'
import { waitingAnswer } from './inbox-answer'

const shared = { permission: 'updateUser', tag: 'Commandes' } as const

/** What waits for a validator, and who takes it over, before an account is closed (5-doors §1.2). */
export const handOver = {
  waiting: defineEndpoint('GET /order/waiting-for/{id}', {
    ...shared,
    summary: "Commandes qui attendent la décision d'une personne, et qui peut la remplacer",
    answers: waitingAnswer,
  }),
  pass: defineEndpoint('POST /order/waiting-for/{id}/hand-over', {
    ...shared,
    summary: "Confie à une autre personne les commandes qui attendent la décision d'une personne",
    body: { to: f.ref('user', { label: 'Confiées à', required: true }) },
    answers: { passed: told.int('Commandes confiées') },
  }),
}
