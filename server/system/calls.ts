import { systemEndpoints } from '../../resources/system/journal-endpoints'
import { faultEndpoints } from '../../resources/system/system-endpoints'
import type { Call } from '../api/call'
import { securitySource } from '../api/security-event'
import { serve } from '../api/serve'
import { keepClientError } from './client-errors'
import { readSystem } from './read-system'

const upSince = new Date(Date.now() - process.uptime() * 1000).toISOString()

/** How the server is, and what browsers tell of their faults. */
export const systemCalls = (version: string): readonly Call[] => [
  ...serve(systemEndpoints, {
    state: async ({ context }) => ({
      version,
      up_since: upSince,
      ...(await context.db.system('metrics', readSystem)),
    }),
  }),
  ...serve(faultEndpoints, {
    async tell({ context, body, request }) {
      const { address, device } = securitySource(request)
      const person = request.actor ? `user ${request.actor.userId}` : `address ${address}`
      await keepClientError(context, { person, device: device ?? '', error: body })
      return { success: true }
    },
  }),
]
