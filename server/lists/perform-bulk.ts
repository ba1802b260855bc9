import { setImmediate as breathe } from 'node:timers/promises'
import { bulkTexts as texts } from '../../i18n/fr/bulk-edits'
import { type AnyResource, titleOf } from '../../resources/schema/resource'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { lockRow } from '../api/lock-row'
import { type Work, workOf } from '../api/work'
import { writerOf } from '../api/writers'
import { type Actor, may } from '../database/actor'
import { attempt } from '../database/attempt'
import { pastRights } from '../database/past-rights'
import { notify } from '../trade/notify'
import { type BulkRun, claimBulk, countsOf, isGivenUp, refusedRows, system, waitingBulks } from './bulk-runs'

/** Rows of one transaction. */
const batch = 50

interface Waiting {
  id: number
  entity_id: number
  before: unknown
}

/** What became of a row. */
interface Fate {
  state: 'changed' | 'same' | 'refused' | 'undone' | 'left'
  before?: unknown
  title?: string
  message?: string
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

function reasonOf(error: unknown, resource: AnyResource): string {
  if (error instanceof ApiError) {
    const [field] = (error.answer.fields ?? []) as readonly { name: string; message: string }[]
    if (!field) return error.message
    return `${resource.fields[field.name]?.label ?? field.name} : ${field.message}`
  }
  const isRefused = error !== null && typeof error === 'object' && 'code' in error
  if (isRefused && /^(22|23|42501)/.test(String(error.code))) return texts.gone
  throw error
}

interface Doing {
  context: Context
  actor: Actor
  run: BulkRun
  resource: AnyResource
}

/** Gives one row the value, or what it had before: by its writer, over the version that stands now, as a form would. */
async function changeRow(work: Work, { context, run, resource }: Doing, waiting: Waiting): Promise<Fate> {
  const isUndo = run.state === 'undoing'
  const { field } = run
  const row = await lockRow(work, resource, waiting.entity_id)
  const title = titleOf(resource, row).slice(0, 200)
  if (isUndo && !same(row[field], run.value))
    return { state: 'left', title, message: texts.changedSince, before: waiting.before }
  const value = isUndo ? waiting.before : run.value
  if (same(row[field], value)) return { state: isUndo ? 'undone' : 'same', before: waiting.before }
  const input = { [field]: value ?? null, lock_version: row.lock_version }
  await writerOf(context, resource).update(work, resource, waiting.entity_id, input)
  return isUndo
    ? { state: 'undone', before: waiting.before }
    : { state: 'changed', before: row[field] ?? null }
}

const nextSql = `select id, entity_id, before from bulk_edit_row where bulk_edit_id = $1 and state = $2
  order by id limit ${batch} for update skip locked`
const doneSql = `update bulk_edit_row r set state = d.state, before = d.before, title = d.title, message = d.message, "updatedAt" = $2
  from jsonb_to_recordset($1::jsonb) as d(id bigint, state text, before jsonb, title text, message text) where r.id = d.id`

/**
 * Changes the next rows in one transaction together with the mark that they are done: what is interrupted goes on where it
 * stopped, and no row is changed twice. Answers whether there were any.
 */
const changeBatch = (doing: Doing): Promise<boolean> => {
  const { context, actor, run, resource } = doing
  return context.db.write(actor, async (tx) => {
    const work = workOf(context.db, tx, context.now())
    const waiting = await pastRights(tx, 'bulk edits', (past) =>
      past.query<Waiting>(nextSql, [run.id, run.state === 'undoing' ? 'changed' : 'waiting']),
    )
    const fates: (Fate & { id: number })[] = []
    for (const one of waiting) {
      const fate = await attempt<Fate>(
        tx,
        () => changeRow(work, doing, one),
        (error) => ({
          state: run.state === 'undoing' ? 'left' : 'refused',
          before: one.before,
          message: reasonOf(error, resource).slice(0, 500),
        }),
      )
      fates.push({ ...fate, id: one.id })
    }
    await pastRights(tx, 'bulk edits', async (past) => {
      await past.query(doneSql, [JSON.stringify(fates), work.now])
      await past.query('update bulk_edit set "updatedAt" = $2 where id = $1', [run.id, work.now])
    })
    return waiting.length > 0
  })
}

/** Says that it is over, and tells its person what became of it. */
const finish = (context: Context, run: BulkRun, error?: string) =>
  system(context, async (tx) => {
    const isUndo = run.state === 'undoing'
    const state = isUndo ? 'undone' : error ? 'failed' : 'done'
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
    const about = { list: resource.label[1], field: resource.fields[run.field]?.label ?? run.field }
    const common = {
      users: [run.user_id],
      model: 'Bulk_edit',
      event: `${run.id}:${state}`,
      now: context.now(),
    }
    const why = error ?? reasons.join(' ; ')
    const waiting = told(counts.waiting)
    const params = { ...about, refused: told(counts.refused), left: told(counts.left), waiting, why }
    if (isUndo)
      await notify(tx, {
        kind: 'bulk_undone',
        ...common,
        params: { ...params, changed: told(counts.undone) },
      })
    else {
      const kind = error ? 'bulk_failed' : 'bulk_done'
      await notify(tx, { kind, ...common, params: { ...params, changed: told(counts.changed) } })
    }
  })

/** Changes the rows that wait, batch by batch, under the actor's rights of now; nothing where another process has it. */
export async function performBulk(
  context: Context,
  { actor, id }: { actor: Actor | undefined; id: number },
): Promise<void> {
  const run = await claimBulk(context, id)
  if (!run) return
  const resource = context.db.registry.find(run.target)
  if (!actor || !resource || !may(actor, resource.access.update))
    return finish(context, run, texts.accountClosed)
  while (await changeBatch({ context, actor, run, resource })) await breathe()
  await finish(context, run)
}

/** Somebody's rights as they are now; undefined when the account may act no more. */
export type LoadActor = (context: Context, user: number) => Promise<Actor | undefined>

/** Takes up what was interrupted; what came back from no process is said to have stopped. For the clock. */
export const takeUpBulks =
  (load: LoadActor) =>
  async (context: Context, now: Date): Promise<string | undefined> => {
    const waiting = await waitingBulks(context, now)
    for (const one of waiting) {
      if (isGivenUp(one)) await giveUp(context, one.id)
      else await performBulk(context, { actor: await load(context, one.user_id), id: one.id })
    }
    return waiting.length ? `Modifications reprises : ${waiting.length}` : undefined
  }

async function giveUp(context: Context, id: number): Promise<void> {
  const [run] = await system(context, (tx) =>
    tx.query<BulkRun>('select * from bulk_edit where id = $1', [id]),
  )
  if (run) await finish(context, run, texts.stopped)
}
