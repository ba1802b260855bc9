import { daysBefore } from '../../resources/schema/paris-time'
import type { Context } from '../api/context'

/** What was sent a month ago, and events that nobody was told of. */
export async function forgetDeliveries({ db }: Context, now: Date): Promise<string | undefined> {
  const before = daysBefore(now, 30)
  const gone = await db.system('webhooks', async (tx) => {
    const rows = await tx.query(
      `delete from webhook_delivery where "createdAt" < $1 and state <> 'queued' returning id`,
      [before],
    )
    await tx.query(
      `delete from webhook_event e where e.told_at < $1 and not exists (select 1 from webhook_delivery d where d.event_id = e.id)`,
      [before],
    )
    return rows.length
  })
  return gone ? `Envois effacés : ${gone}` : undefined
}
