import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { exportTypeTexts as texts } from '../../i18n/fr/export-types'
import { formatOfName } from '../../resources/schema/sheet-format'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { exportName } from '../api/exports/export-name'
import { writeExport } from '../api/exports/write-export'
import { recordSecurityEvent } from '../api/security-event'
import type { Actor } from '../database/actor'
import type { Tx } from '../database/tx'
import { temporaryFile } from '../storage/temporary-file'
import { notify } from '../trade/notify'
import { scopeOf } from '../trade/scope'
import { runPlan } from './run-plan'
import { beginExport, type Run, tellProgress } from './runs'
import type { ExportSources } from './sources'

/** Milliseconds between two signs of life. */
const beat = 1500

/** Tells how far the file is now and then, whatever the writing does. */
function pulse(context: Context, id: number) {
  let [handled, total] = [0, 0]
  const timer = setInterval(
    () => void tellProgress(context, id, { handled, total }).catch(() => undefined),
    beat,
  )
  return {
    progress: (now: number, of: number) => {
      ;[handled, total] = [now, of]
    },
    stop: () => clearInterval(timer),
  }
}

async function write(context: Context, sources: ExportSources, actor: Actor, run: Run) {
  const plan = runPlan(context, actor, { sources, run })
  const spool = temporaryFile()
  const heart = pulse(context, run.id)
  try {
    const rows = await writeExport(context, actor, {
      plan,
      target: createWriteStream(spool.path),
      progress: heart.progress,
    })
    const stored = `exports/${context.random(16).toString('hex')}.${plan.format ?? 'xlsx'}`
    const { size } = await stat(spool.path)
    await context.files.put(stored, spool.path)
    return { rows, size, stored, scope: scopeOf(actor) }
  } finally {
    heart.stop()
    await spool.remove()
  }
}

type Written = Awaited<ReturnType<typeof write>>

/** Writes down that a file was made, with its bytes. */
const tellMade = (tx: Tx, { run, rows, now }: { run: Run; rows: number; now: Date }) =>
  recordSecurityEvent(
    tx,
    {
      ...{ kind: 'export_made', userId: run.user_id, impersonatorId: run.impersonator_id },
      ...{ about: `Export_run ${run.id}`, detail: { type: run.type, rows, schedule: run.schedule_id } },
    },
    now,
  )

/** Keeps a file that was made; false when it ended meanwhile, with what its person held. */
const finish = (context: Context, run: Run, { rows, size, stored, scope }: Written) =>
  context.db.system('exports', async (tx) => {
    const name = exportName(run.name, context.now(), formatOfName(stored))
    const kept = await tx.query(
      `update export_run set state = 'done', handled = $2, total = $2, size = $3, stored = $4, name = $5, finished_at = $6, "updatedAt" = $6, scope = $7
       where id = $1 and state = 'running' returning id`,
      [run.id, rows, size, stored, name.slice(0, 200), context.now(), JSON.stringify(scope)],
    )
    if (!kept.length) return false
    await tellMade(tx, { run, rows, now: context.now() })
    const params = { export: run.name, rows: rows.toLocaleString('fr-FR') }
    const about = { model: 'Export_run', event: String(run.id), now: context.now() }
    await notify(tx, { kind: 'export_ready', users: [run.user_id], params, ...about })
    return true
  })

const fail = (context: Context, run: Run, error: unknown) =>
  context.db.system('exports', async (tx) => {
    const why = error instanceof ApiError ? error.message : texts.failed
    const kept = await tx.query(
      `update export_run set state = 'failed', error = $2, finished_at = $3, "updatedAt" = $3
       where id = $1 and state = 'running' returning id`,
      [run.id, why.slice(0, 500), context.now()],
    )
    if (!kept.length) return
    const about = { model: 'Export_run', event: String(run.id), now: context.now() }
    await notify(tx, {
      kind: 'export_failed',
      users: [run.user_id],
      params: { export: run.name, why },
      ...about,
    })
  })

/** Makes a file that waits, under the actor's rights of now, and tells its person; nothing where another process has it. */
export async function performRun(
  context: Context,
  sources: ExportSources,
  { actor, id, isRetry }: { actor: Actor; id: number; isRetry?: boolean },
): Promise<void> {
  const run = await beginExport(context, id, isRetry)
  if (!run) return
  try {
    const written = await write(context, sources, actor, run)
    if (!(await finish(context, run, written))) await context.files.remove(written.stored)
  } catch (error) {
    if (!(error instanceof ApiError)) context.log.error({ err: error, export: id }, 'export failed')
    await fail(context, run, error)
  }
}
