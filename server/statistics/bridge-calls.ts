import { bridgeEndpoints } from '../../resources/statistics/bridge-endpoints'
import type { Call } from '../api/call'
import { serve } from '../api/serve'
import { refuseOthers } from './asked'
import { writeBridge } from './export-bridge'
import { readBridge, readBridgeArticles } from './read-bridge'

/** Why purchases changed, of what the actor sees; another one's member, group or service is refused. */
export const bridgeCalls: Call[] = serve(bridgeEndpoints, {
  show: async ({ work, query: { by: _by, ...asked } }) => {
    await refuseOthers(work, asked)
    return readBridge(work, asked)
  },
  articles: async ({ work, query: { offset, limit, ...asked } }) => {
    await refuseOthers(work, asked)
    return readBridgeArticles(work, asked, { offset: offset ?? 0, limit: limit ?? 50 })
  },
  workbook: async ({ work, query }) => {
    await refuseOthers(work, query)
    return writeBridge(work, query)
  },
})
