import { setImmediate as breathe } from 'node:timers/promises'
import { bulkTexts as texts } from '../../i18n/fr/bulk-edits'
import { bulkWritten } from '../../resources/lists/bulk-edit'
import type { AnyResource } from '../../resources/schema/resource'
import type { Context } from '../api/context'
import { lockRows } from '../api/lock-row'
import { findRows } from '../api/read'
import { manyWork, workOf } from '../api/work'
import { type Actor, actingFor, may } from '../database/actor'
import { recordRows } from '../database/history'
import { pastRights } from '../database/past-rights'
import type { Tx } from '../database/tx'
import { notify } from '../trade/notify'
import {
  type BulkRun,
  beginBulk,
  countsOf,
  isGivenUp,
  refusedRows,
  sendLostBulks,
  system,
  waitingBulks,
} from './bulk-runs'
import { changeRows } from './change-rows'
import type { Doing, Waiting } from './fate'

/** Rows of one transaction. */
const batch = 100

/** What is taken back goes the other way round: what was made last may name what was made first. */
const nextSql = (
  isUndo: boolean,
) => `select id, entity_id, referrer, state, before, after, version from bulk_edit_row where bulk_edit_id = $1 and state = any($2)
  order by id ${isUndo ? 'desc' : ''} limit ${batch} for update skip locked`
const doneSql = `update bulk_edit_row r set state = d.state, before = d.before, after = coalesce(d.after, r.after), title = d.title, message = d.message, differs = d.differs, "updatedAt" = $2
  from jsonb_to_recordset($1::jsonb) as d(id bigint, state text, before jsonb, after jsonb, title text, message text, differs jsonb) where r.id = d.id`

/**
 * Changes the next rows in one transaction together with the mark that they are done: what is interrupted goes on where it
 * stopped, and no row is changed twice. Answers whether there were any.
 */
const changeBatch = (doing: Doing): Promise<boolean> => {
  const { context, actor, run } = doing
  const isUndo = run.state === 'undoing'
  return context.db.write(actor, async (tx) => {
    const work = workOf(context.db, tx, context.now())
    const next = await pastRights(tx, 'bulk edits', (past) =>
      past.query<Waiting>(nextSql(isUndo), [run.id, isUndo ? bulkWritten : ['waiting']]),
    )
    const [first] = next
    if (!first) return false
    const other = next.findIndex(({ referrer }) => referrer !== first.referrer)
    const waiting = other < 0 ? next : next.slice(0, other)
    const resource = first.referrer === null ? doing.resource : work.registry.get(first.referrer)
    const ids = waiting.map(({ entity_id }) => entity_id)
    const rows = await lockRows(work, resource, ids)
    const wholes = (await findRows(work, resource, ids)).map(
      (row) => [`${resource.name} ${row.id}`, row] as const,
    )
    const many = manyWork({ wholes: new Map(wholes) })
    const fates = await changeRows({ ...work, many }, { ...doing, resource }, { waiting, rows })
    await recordRows(tx, many.changes, work.now)
    await pastRights(tx, 'bulk edits', async (past) => {
      await past.query(doneSql, [JSON.stringify(fates), work.now])
      await past.query('update bulk_edit set "updatedAt" = $2 where id = $1', [run.id, work.now])
    })
    return true
  })
}

/** What an import is taken back to be: undone, or as it was where that was stopped. Answers the name of its file. */
async function endImport(tx: Tx, job: number, { state, now }: { state: string; now: Date }): Promise<string> {
  const [row] = await tx.query<{ name: string }>(
    `update import_job set state = $2, "updatedAt" = $3 where id = $1 returning name`,
    [job, state === 'undone' ? 'undone' : 'done', now],
  )
  return row?.name ?? ''
}

/** Says that it is over, and tells its person what became of it. */
const finish = (context: Context, run: BulkRun, error?: string) =>
  system(context, async (tx) => {
    const isUndo = run.state === 'undoing'
    const isImport = run.import_job_id !== null
    const state = isUndo && !(isImport && error) ? 'undone' : error ? 'failed' : 'done'
    const rows = await tx.query(
      `update bulk_edit set state = $2, error = $3, finished_at = $4, "updatedAt" = $4 where id = $1 and state = $5 returning id`,
      [run.id, state, error ?? null, context.now(), run.state],
    )
    if (!rows.length) return
    const resource = context.db.registry.get(run.target)
    const counts = await countsOf(tx, run.id)
    const told = (n: number | undefined) => (n ?? 0).toLocaleString('fr-FR')
    const refused = await refusedRows(tx, run.id, 5)
    const reasons = refused.map((one) => `${one.title ?? `n° ${one.entity_id}`} (${one.message})`)
    const file =
      run.import_job_id === null ? '' : await endImport(tx, run.import_job_id, { state, now: context.now() })
    const name = run.field ?? file
    const about = { list: resource.label[1], field: resource.fields[name]?.label ?? name }
    const common = {
      users: [run.user_id],
      model: isImport ? 'Import_job' : 'Bulk_edit',
      event: `${run.id}:${state}`,
      now: context.now(),
    }
    const why = error ?? reasons.join(' ; ')
    const waiting = told(counts.waiting)
    const params = { ...about, refused: told(counts.refused), left: told(counts.left), waiting, why }
    if (isUndo)
      await notify(tx, {
        kind: isImport ? 'import_undone' : 'bulk_undone',
        ...common,
        params: { ...params, changed: told(counts.undone) },
      })
    else {
      const kind = error ? 'bulk_failed' : 'bulk_done'
      await notify(tx, { kind, ...common, params: { ...params, changed: told(counts.changed) } })
    }
  })

/** Somebody's rights as they are now; undefined when the account may act no more. */
export type LoadActor = (context: Context, user: number) => Promise<Actor | undefined>

interface Performing {
  id: number
  load: LoadActor
  /** Who acts in the person's name. */
  impersonatorId?: number | undefined
  isRetry?: boolean
}

/** Of an import that is taken back some rows are changed, others removed: each is held to its own right. */
const mayWrite = (person: Actor, { import_job_id }: BulkRun, { access }: AnyResource): boolean =>
  may(person, access.update) || (import_job_id !== null && may(person, access.remove))

/**
 * Changes the rows that wait, each batch under the rights that its person has by then: it stops where the account is closed
 * meanwhile. Nothing where another process has it.
 */
export async function performBulk(
  context: Context,
  { id, load, impersonatorId, isRetry }: Performing,
): Promise<void> {
  const run = await beginBulk(context, id, isRetry)
  if (!run) return
  const resource = context.db.registry.find(run.target)
  for (let isLeft = true; isLeft; await breathe()) {
    const person = await load(context, run.user_id)
    if (!person || !resource || !mayWrite(person, run, resource))
      return finish(context, run, texts.accountClosed)
    const actor = actingFor(person, impersonatorId ?? run.impersonator_id)
    isLeft = await changeBatch({ context, actor, run, resource })
  }
  await finish(context, run)
}

/** Takes up what was interrupted; what came back from no process is said to have stopped. For the clock. */
export const takeUpBulks =
  (load: LoadActor) =>
  async (context: Context, now: Date): Promise<string | undefined> => {
    const waiting = await waitingBulks(context, now)
    for (const one of waiting) {
      if (isGivenUp(one)) await giveUp(context, one.id)
      else if (!context.isQueued) await performBulk(context, { id: one.id, load })
    }
    if (context.isQueued) {
      const n = await sendLostBulks(context)
      return n ? `Modifications reprises : ${n}` : undefined
    }
    return waiting.length ? `Modifications reprises : ${waiting.length}` : undefined
  }

async function giveUp(context: Context, id: number): Promise<void> {
  const [run] = await system(context, (tx) =>
    tx.query<BulkRun>('select * from bulk_edit where id = $1', [id]),
  )
  if (run) await finish(context, run, texts.stopped)
}
