import { alertUnanswered } from '../litigations/alert-unanswered'
import { defineJob } from './define-job'

/** Claims that a supplier has left unanswered (domain §8). */
export const unansweredLitigations = defineJob({
  name: 'unanswered_litigations',
  label: 'Litiges sans réponse du fournisseur',
  at: '08:00',
  run: alertUnanswered,
})
