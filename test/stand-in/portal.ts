import { getResponse } from 'msw'
import { resources } from '../../resources'
import { callsOf } from '../../server/app'
import { portal } from '../../server/portal'
import { dataset } from '../../server/seed/seed'
import { type Memory, rowsOf } from '../memory/rows'
import { wholeRow } from '../memory/writes'
import { handlersOf } from './handlers'
import { fillTables, type Tables } from './tables'

/** The members of the person: the front office opens on one of them. */
function membersOf(memory: Memory) {
  const adherent = resources.get('adherent')
  const user = rowsOf(memory, resources.get('user')).find(({ id }) => id === memory.actor.userId)
  const own = [user?.adherent_ids ?? []].flat()
  return rowsOf(memory, adherent)
    .filter(({ id }) => !own.length || own.includes(id))
    .map((row) => wholeRow(memory, adherent, row))
}

/** The portal without its server: what answers its pages, and the rows behind, to be kept when a declaration changes. */
export async function standIn(kept?: Tables) {
  const tables = await fillTables(resources, await dataset('min'), kept)
  const { policies } = portal
  const none = () => []
  const own = {
    'GET /adherent/all': membersOf,
    'GET /notification/unread': none,
    'GET /dashboardmessage/mine': none,
  }
  const opened = { tender: { status: '250', is_public: false } }
  const told = {
    'PUT /catalog/shop': { blocked: null, meant: null, near: false, hidden: 0 },
    'GET /tender/{id}/page': { ...opened, verbs: ['negotiate', 'award', 'cancel'] },
    'GET /tender/lot/{id}/comparison': opened,
    'GET /consultation/{id}': { status: '150', moment: 'open', round: null },
  }
  const handlers = handlersOf({ resources, policies, tables, own, told, calls: callsOf(portal, resources) })
  return { tables, answer: (request: Request) => getResponse(handlers, request) }
}
