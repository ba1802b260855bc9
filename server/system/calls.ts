import { asked } from '../../resources/schema/pick'
import { success } from '../../resources/schema/told'
import { systemAnswer } from '../../resources/system/system-answers'
import { clientError } from '../../resources/system/system-resources'
import { type Call, defineCall, publicCall } from '../api/call'
import { securitySource } from '../api/security-event'
import { keepClientError } from './client-errors'
import { readSystem } from './read-system'

const tag = 'Système'
const { release, kind, message, stack, page } = clientError.fields
const upSince = new Date(Date.now() - process.uptime() * 1000).toISOString()

/** How the server is, and what browsers tell of their faults. */
export const systemCalls = (version: string): readonly Call[] => [
  defineCall('GET /system', 'viewSystem', {
    shape: {
      summary: 'État du système sur sept jours, alertes et erreurs des navigateurs',
      tag,
      answers: systemAnswer,
    },
    run: async ({ context }) => ({
      version,
      up_since: upSince,
      ...(await context.db.system('metrics', readSystem)),
    }),
  }),
  publicCall(
    'POST /client-error',
    {
      summary: 'Signale une erreur du navigateur, sans donnée personnelle ; dix par personne et par minute',
      tag,
      knows: true,
      bodyLimit: 16_384,
      errors: ['err429'],
      unkeyed: 'the same error is counted',
      body: {
        release: asked(release),
        kind: asked(kind),
        message: asked(message, { max: 2000 }),
        stack: asked(stack, { max: 8000 }),
        page: asked(page, { max: 500 }),
      },
      answers: success,
    },
    async ({ context, body, request }) => {
      const { address, device } = securitySource(request)
      const person = request.actor ? `user ${request.actor.userId}` : `address ${address}`
      await keepClientError(context, { person, device: device ?? '', error: body })
      return { success: true }
    },
  ),
]
