import { told } from '../../resources/trade/told'
import type { Context } from '../api/context'
import { pastRights } from '../database/past-rights'
import type { ActorTx, Tx } from '../database/tx'
import { type Occasion, remindDue, remindedSql } from '../trade/remind-due'
import { type AskedMember, namesOf, tellMember } from './asked-members'
import { lockRequest, type RequestRow } from './request'

const silentSql = `
  update purchase_volume_response r set ${remindedSql.set} from adherent a
  where r.purchase_volume_request_id = $1 and r.status <> 'sent' and r."deletedAt" is null and a.id = r.adherent_id
    and ${remindedSql.isDue}
  returning r.id as response_id, r.adherent_id, a.name`

/** Reminds the members that have sent nothing and were not reminded on this occasion; answers how many. */
export async function remind(
  context: Context,
  tx: Tx | ActorTx,
  { request, event, since, now }: Occasion & { request: RequestRow },
): Promise<number> {
  const silent = await pastRights(tx, 'volumes', (past) =>
    past.query<AskedMember & Record<string, unknown>>(silentSql, [request.id, now, since]),
  )
  for (const member of silent) {
    const mail = { model: 'volumes_rappel', values: namesOf(request, member) } as const
    await tellMember(context, tx, { request, member, mail, kind: told.volumes.reminded.kind, event })
  }
  return silent.length
}

/** Morning's work: requests that close in 7 days, in 2 and today are recalled to who has not answered. */
export async function remindOfVolumes(context: Context, now: Date): Promise<string | undefined> {
  const count = await remindDue(context, now, {
    table: 'purchase_volume_request',
    lock: lockRequest,
    remind: (tx, row, at) => remind(context, tx, { request: row, ...at }),
  })
  return count ? `Adhérents relancés : ${count}` : undefined
}
