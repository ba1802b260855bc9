import type { FastifyInstance } from 'fastify'
import type { Context } from './context'
import { recordSecurityEvent, securityActor, securitySource } from './security-event'

/** What other programs read: a document of one order or letter is no export. */
const isData = (type: unknown) =>
  typeof type === 'string' && /spreadsheet|csv|zip|xml|json|octet-stream/.test(type)

/**
 * Writes each file of data that somebody is handed into the security journal before its first byte leaves: without the entry
 * there is no file. `routes` are the calls that answer one.
 */
export function journalFiles(app: FastifyInstance, context: Context, routes: ReadonlySet<string>): void {
  app.addHook('onSend', async (request, reply) => {
    const { actor, routeOptions } = request
    if (!actor || reply.statusCode !== 200 || !routeOptions.url || !routes.has(routeOptions.url)) return
    if (!reply.hasHeader('content-disposition') || !isData(reply.getHeader('content-type'))) return
    const { db, now } = context
    const about = `${request.method} ${routeOptions.url}`
    const event = { ...securityActor(actor), ...securitySource(request), about }
    await db.system('session', (tx) => recordSecurityEvent(tx, { kind: 'export_made', ...event }, now()))
  })
}
