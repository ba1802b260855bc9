import { f } from '../../resources/schema/f'
import { tenderChanges } from '../../resources/tenders/changes'
import { type Call, defineCall } from '../api/call'
import { readChanges } from './read-changes'

/** What a tender has changed of the one that it was taken over from. */
export const changeCalls: Call[] = [
  defineCall('GET /tender/{id}/changes', 'viewTender', {
    shape: {
      summary: "Ce qui a changé depuis l'appel d'offres repris, par étape",
      tag: "Appels d'offres",
      params: { id: f.int({ label: "Appel d'offres", required: true, min: 1 }) },
      listed: true,
      answers: tenderChanges,
    },
    run: ({ context, actor, params: { id } }) => context.db.read(actor, (tx) => readChanges({ tx }, id)),
  }),
]
