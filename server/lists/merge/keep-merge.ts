import type { UnknownRow } from '../../../resources/schema/unknown-row'
import { recordSecurityEvent, securityActor } from '../../api/security-event'
import type { Work } from '../../api/work'
import { recordEvent } from '../../database/history'
import { tableOf } from '../../database/naming'
import { pastRights } from '../../database/past-rights'
import type { Tx } from '../../database/tx'
import type { AskedMerge } from './asked-merge'
import type { MovedReferences } from './move-references'

interface Kept {
  moves: readonly MovedReferences[]
  before: UnknownRow
  after: UnknownRow
  title: string
}

const runSql = `insert into bulk_edit (user_id, impersonator_id, target, kept_id, state, total, attempts, finished_at, created_by, updated_by, "createdAt", "updatedAt")
  values ($1, $2, $3, $4, 'done', $5, 1, $6, $1, $1, $6, $6) returning id`
const rowsSql = `insert into bulk_edit_row (bulk_edit_id, referrer, field, entity_id, state, before, after, "createdAt", "updatedAt")
  select $1, $2, $3, r.id, r.state, r.before, r.after, $5, $5
  from jsonb_to_recordset($4::jsonb) as r(id bigint, state text, before jsonb, after jsonb)`
const keptSql = `insert into bulk_edit_row (bulk_edit_id, entity_id, state, before, after, title, "createdAt", "updatedAt")
  values ($1, $2, 'changed', $3, $4, $5, $6, $6)`
const mergedSql = `insert into merged_record (target, entity_id, kept_id, bulk_edit_id, created_by, updated_by, "createdAt", "updatedAt")
  select $1, e, $2, $3, $4, $4, $5, $5 from unnest($6::bigint[]) e`

/** Rows that refer, as they are kept with one statement each. */
const batch = 5000

async function keepMoves(past: Tx, work: Work, { id, moves }: { id: number } & Pick<Kept, 'moves'>) {
  for (const { by, moved, stayed } of moves) {
    const rows = [
      ...moved.map(({ entity_id, before, after }) => ({ id: entity_id, state: 'changed', before, after })),
      ...stayed.map((one) => ({ id: one, state: 'refused', before: null, after: null })),
    ]
    for (let at = 0; at < rows.length; at += batch)
      await past.query(rowsSql, [
        ...[id, by.user.name, by.field],
        ...[JSON.stringify(rows.slice(at, at + batch)), work.now],
      ])
  }
}

/** Keeps what takes a merge back, where the addresses of the other records lead, and tells histories and journal of it. */
export async function keepMerge(
  work: Work,
  { resource, kept, ids }: AskedMerge,
  { moves, before, after, title }: Kept,
): Promise<number> {
  const { userId, impersonatorId = null } = work.actor
  const from = ids.filter((one) => one !== kept)
  const table = tableOf(resource)
  const total = moves.reduce((n, { moved }) => n + moved.length, 0)
  const id = await pastRights(work.tx, 'merges', async (past) => {
    const run = [userId, impersonatorId, resource.name, kept, total, work.now]
    const [row] = await past.query<{ id: number }>(runSql, run)
    const made = Number(row?.id)
    await keepMoves(past, work, { id: made, moves })
    if (Object.keys(after).length)
      await past.query(keptSql, [
        ...[made, kept, JSON.stringify(before), JSON.stringify(after)],
        ...[title.slice(0, 200), work.now],
      ])
    await past.query(mergedSql, [table, kept, made, userId, work.now, from])
    return made
  })
  const { model } = resource
  const event = { now: work.now, payload: { kept, merged: from, merge: id } }
  for (const one of ids)
    await recordEvent(work.tx, model, { ...event, id: one, event: one === kept ? 'merged' : 'merged_into' })
  await recordSecurityEvent(
    work.tx,
    {
      ...{ kind: 'records_merged', ...securityActor(work.actor) },
      ...{ about: `${model} ${kept}`, detail: { merged: from, moved: total } },
    },
    work.now,
  )
  return id
}
