import { f } from '../../resources/schema/f'
import { whiteZonesAnswer } from '../../resources/tenders/white-zone'
import { type Call, defineCall } from '../api/call'
import { readWhiteZones } from './read-white-zones'

const tag = "Appels d'offres"
const params = { id: f.int({ label: "Appel d'offres", required: true, min: 1 }) } as const

/** Where a tender that is prepared would find nobody to deliver. */
export const whiteZoneCalls: Call[] = [
  defineCall('GET /tender/{id}/white-zones', 'viewTender', {
    shape: {
      summary: 'Les communes et les adhérents sans fournisseur consulté, par lot',
      tag,
      params,
      listed: true,
      answers: whiteZonesAnswer,
    },
    run: ({ context, actor, params: { id } }) => context.db.read(actor, (tx) => readWhiteZones({ tx }, id)),
  }),
]
