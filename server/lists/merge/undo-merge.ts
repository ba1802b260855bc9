import { subDays } from 'date-fns/subDays'
import { mergeTexts as texts } from '../../../i18n/fr/merge'
import { mergeDays } from '../../../resources/schema/mergeable'
import type { AnyResource } from '../../../resources/schema/resource'
import type { Context } from '../../api/context'
import { ApiError, notFound } from '../../api/error'
import { lockRow } from '../../api/lock-row'
import { movedReferences, type Referring } from '../../api/references'
import { reviveRow } from '../../api/row-writer'
import { recordSecurityEvent, securityActor } from '../../api/security-event'
import type { Work } from '../../api/work'
import { recordEvent } from '../../database/history'
import { quote } from '../../database/naming'
import { pastRights } from '../../database/past-rights'
import type { Tx } from '../../database/tx'
import type { BulkRun } from '../bulk-runs'
import type { Fate, Waiting } from '../fate'
import { putBack } from '../put-back'
import { tellMoved } from './move-references'

interface KeptRow extends Waiting {
  referrer: string | null
  field: string | null
}

/** The merge, locked; err404 where there is none of this resource's, err409 where it is taken back or past its days. */
export async function lockMerge(past: Tx, id: number, now: Date): Promise<BulkRun> {
  const [run] = await past.query<BulkRun>(
    'select * from bulk_edit where id = $1 and kept_id is not null for update',
    [id],
  )
  if (!run) throw new ApiError('err404')
  const isOpen =
    run.state === 'done' && run.finished_at !== null && new Date(run.finished_at) > subDays(now, mergeDays)
  if (!isOpen) throw new ApiError('err409', { display: texts.notUndoable })
  return run
}

const mergedOf = (past: Tx, id: number) =>
  past.query<{ entity_id: number }>(
    'select entity_id from merged_record where bulk_edit_id = $1 order by entity_id',
    [id],
  )

interface Group {
  by: Referring
  rows: KeptRow[]
}

const keyOf = (referrer: string, field: string) => `${referrer}.${field}`

function groupsOf(work: Work, resource: AnyResource, rows: readonly KeptRow[]): Group[] {
  const known = new Map(
    movedReferences(work.registry, resource).map((by) => [keyOf(by.user.name, by.field), by]),
  )
  const groups = new Map<string, Group>()
  for (const row of rows) {
    const key = keyOf(row.referrer ?? '', row.field ?? '')
    const by = known.get(key)
    if (!by) continue
    const group = groups.get(key) ?? { by, rows: [] }
    group.rows.push(row)
    groups.set(key, group)
  }
  return [...groups.values()]
}

interface Back {
  work: Work
  by: Referring
  from: number
  to: number
}

/** Rows whose reference still is the kept record, led back; of a join table, lines that were one are two again. */
async function backOf(past: Tx, { work, by, from, to }: Back, rows: readonly KeptRow[]): Promise<number[]> {
  const [table, column] = [quote(by.table), quote(by.column)]
  const idsWhere = (isMoved: boolean) =>
    rows.filter(({ after }) => (after !== null) === isMoved).map(({ entity_id }) => entity_id)
  const numbers = (found: readonly { id: number }[]) => found.map(({ id }) => Number(id))
  if (!by.owner)
    return numbers(
      await past.query<{ id: number }>(
        `update ${table} t set ${column} = $1, lock_version = lock_version + 1, "updatedAt" = $2, updated_by = $3
         where t.id = any($4::bigint[]) and t.${column} = $5 returning t.id`,
        [to, work.now, work.actor.userId, idsWhere(true), from],
      ),
    )
  const owner = quote(by.owner)
  const moved = await past.query<{ id: number }>(
    `update ${table} t set ${column} = $1 where t.${owner} = any($2::bigint[]) and t.${column} = $3 returning t.${owner} as id`,
    [to, idsWhere(true), from],
  )
  const doubled = await past.query<{ id: number }>(
    `insert into ${table} (${owner}, ${column}, "position")
     select k.${owner}, $1, k."position" from ${table} k where k.${owner} = any($2::bigint[]) and k.${column} = $3 returning ${owner} as id`,
    [to, idsWhere(false), from],
  )
  return numbers([...moved, ...doubled])
}

const doneSql = `update bulk_edit_row set state = case when id = any($2::bigint[]) then 'undone' else 'left' end,
    message = case when id = any($2::bigint[]) then message else $4 end, "updatedAt" = $3 where id = any($1::bigint[])`

/** Leads the references of one kind back, each to the record that it named; what names another one meanwhile is left. */
async function leadBack(past: Tx, work: Work, { group: { by, rows }, kept }: { group: Group; kept: number }) {
  const back: number[] = []
  for (const to of new Set(rows.map(({ before }) => Number(before)))) {
    const mine = rows.filter(({ before }) => Number(before) === to)
    const ids = new Set(await backOf(past, { work, by, from: kept, to }, mine))
    await tellMoved(past, work, { by, ids: [...ids], from: kept, to })
    back.push(...mine.filter(({ entity_id }) => ids.has(entity_id)).map(({ id }) => id))
  }
  await past.query(doneSql, [rows.map(({ id }) => id), back, work.now, texts.changedSince])
}

/** The kept record's own values, by the machine that takes changes of many rows back. */
async function valuesBack(
  work: Work,
  {
    context,
    run,
    resource,
    waiting,
  }: { context: Context; run: BulkRun; resource: AnyResource; waiting: Waiting },
): Promise<Fate> {
  const row = await lockRow(work, resource, waiting.entity_id)
  return putBack(work, { context, actor: work.actor, run, resource }, { waiting, row })
}

/**
 * Takes a merge back in the caller's transaction: the kept record's values that nobody has changed since, the other records,
 * then every reference that still names the kept one. What was changed since is left, and told.
 */
export async function undoMerge(
  context: Context,
  work: Work,
  { run, resource }: { run: BulkRun; resource: AnyResource },
): Promise<void> {
  const kept = Number(run.kept_id)
  const past = <T>(read: (tx: Tx) => Promise<T>) => pastRights(work.tx, 'merges', read)
  const merged = (await past((tx) => mergedOf(tx, run.id))).map(({ entity_id }) => entity_id)
  const rows = await past((tx) =>
    tx.query<KeptRow>(
      `select id, entity_id, state, before, after, version, referrer, field from bulk_edit_row where bulk_edit_id = $1 and state = 'changed' order by id`,
      [run.id],
    ),
  )
  await lockRow(work, resource, kept).catch(() => {
    throw new ApiError('err409', { display: texts.keptGone })
  })
  const own = rows.find(({ referrer }) => referrer === null)
  const fate = own && (await valuesBack(work, { context, run, resource, waiting: own }))
  for (const id of merged) {
    const row = await lockRow(work, resource, id, { deleted: true })
    if (!row) throw notFound(resource)
    await reviveRow(work, resource, row)
  }
  await past(async (tx) => {
    for (const group of groupsOf(work, resource, rows)) await leadBack(tx, work, { group, kept })
    if (own && fate)
      await tx.query(
        `update bulk_edit_row set state = $2, message = $3, differs = $4, "updatedAt" = $5 where id = $1`,
        [
          own.id,
          fate.state,
          fate.message ?? null,
          fate.differs ? JSON.stringify(fate.differs) : null,
          work.now,
        ],
      )
    await tx.query(`update bulk_edit set state = 'undone', "updatedAt" = $2 where id = $1`, [
      run.id,
      work.now,
    ])
    await tx.query('update merged_record set undone_at = $2, "updatedAt" = $2 where bulk_edit_id = $1', [
      run.id,
      work.now,
    ])
  })
  const { model } = resource
  const payload = { kept, merged, merge: run.id }
  for (const id of [kept, ...merged])
    await recordEvent(work.tx, model, { id, event: 'merge_undone', payload, now: work.now })
  const event = {
    kind: 'merge_undone',
    ...securityActor(work.actor),
    about: `${model} ${kept}`,
    detail: { merged },
  } as const
  await recordSecurityEvent(work.tx, event, work.now)
}
