import { parisDay } from '../../resources/schema/paris-time'
import type { Tx } from '../database/tx'
import { type LeftParty, shutMembers } from '../trade/shut-parties'
import type { RequestRow } from './request'

/** What a reading of a request works with. */
export interface Reading {
  tx: Tx
  now: Date
}

/** Those of these members whose purchases a request does not count: they may order no more when its need begins. */
export function leftAmong(
  tx: Tx,
  { request, now }: { request: RequestRow; now: Date },
  ids: readonly number[],
): Promise<LeftParty[]> {
  const today = parisDay(now)
  const begins = request.need_start ?? today
  return shutMembers(tx, { ids, company: request.company_id, today, day: begins > today ? begins : today })
}

const membersSql = `select q.adherent_id as id, a.name, q.left_out as why
  from purchase_volume_response q join adherent a on a.id = q.adherent_id
  where q.purchase_volume_request_id = $1 and q."deletedAt" is null order by a.name, q.id`

/** Members that are asked and not counted, each with why: as of now, and once the request is consolidated as of that moment. */
export async function leftOf({ tx, now }: Reading, request: RequestRow): Promise<LeftParty[]> {
  if (request.status === '100') return []
  const members = await tx.query<{ id: number; name: string; why: string | null }>(membersSql, [request.id])
  if (request.status === '250') return members.flatMap(({ why, ...one }) => (why ? [{ ...one, why }] : []))
  return leftAmong(
    tx,
    { request, now },
    members.map(({ id }) => id),
  )
}
