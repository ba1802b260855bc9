import { scheduledTexts as texts } from '../../i18n/fr/scheduled-imports'
import { addDays, parisDay, parisMoment } from '../../resources/schema/paris-time'
import type { Context } from '../api/context'
import { isNotPaused } from '../database/paused'
import { type JobData, rowJob, sendJob } from '../database/send-job'
import { type Outside, pass, type Turn } from './pass-scheduled'
import { report, type Scheduled, system } from './report-passage'

const kept = 'id, label, target, source, folder, address, user_id, import_model_id'
const activeSql = `select id, hour, coalesce(last_run_at, "createdAt") as since from scheduled_import
  where active and "deletedAt" is null and ${isNotPaused} order by id limit 500`
const beginSql = `update scheduled_import set last_run_at = $2, last_state = 'running', "updatedAt" = $2, lock_version = lock_version + 1
  where id = $1 and "deletedAt" is null and ($3::timestamptz is null or (active and coalesce(last_run_at, "createdAt") < $3))
  returning ${kept}`
const lostSql = `select ${kept} from scheduled_import where last_state = 'running' order by id limit 500`

const forgottenSql = lostSql.replace('order by', `and jobs.is_lost('imports', 'import:' || id) order by`)

interface Waiting {
  id: number
  hour: string
  since: string
}

/** The last moment at which an hour of the day had come. */
function slotOf(hour: string, now: Date): Date {
  const today = parisMoment(parisDay(now), hour)
  return today <= now ? today : parisMoment(addDays(parisDay(now), -1), hour)
}

interface Beginning {
  outside: Outside
  turn: Turn
  /** The hour that it is made for, unless it was since; absent where somebody asks for it. */
  slot?: Date
  begun: () => void
}

/** Makes the passage of one import, its turn taken; `begun` is told once its row says that it is on its way. */
const passAlone = (context: Context, { outside, turn, slot, begun }: Beginning): Promise<boolean> =>
  outside.alone(context, turn, async () => {
    const values = [turn.id, context.now(), slot ?? null]
    const [scheduled] = await system(context, (tx) => tx.query<Scheduled>(beginSql, values))
    if (!scheduled) return
    begun()
    await pass(context, scheduled, { outside, signal: turn.signal })
  })

/** The kind of the job that makes one passage. */
export const importKind = 'import'

const isAtWork = `select 1 from jobs.job where name = 'imports' and singleton_key = $1 and state < 'completed'`

/** Begins the passage of one import, which goes on by itself; false when one is on its way already. */
export async function passNow(context: Context, outside: Outside, turn: Turn): Promise<boolean> {
  if (!context.isQueued)
    return new Promise((done, fail) => {
      passAlone(context, { outside, turn, begun: () => done(true) }).then(done, fail)
    })
  const data = rowJob(importKind, turn.id, { userId: turn.userId })
  return system(context, async (tx) => {
    if ((await tx.query(isAtWork, [data.key])).length) return false
    await sendJob(tx, { queue: 'imports', data })
    return true
  })
}

/** Makes one passage, as its job says: for the hour that has come, or for who asked. One that was interrupted is made again. */
export const passOne =
  (outside: Outside) =>
  async (
    context: Context,
    data: JobData & { id: number },
    doing: { isRetry: boolean; signal: AbortSignal },
  ) => {
    const { id, userId, slot } = data
    const turn = { id, signal: doing.signal, ...(typeof userId === 'number' ? { userId } : {}) }
    const hour = typeof slot === 'string' && !doing.isRetry ? { slot: new Date(slot) } : {}
    if (!(await passAlone(context, { outside, turn, begun: () => undefined, ...hour })))
      throw new Error(texts.alreadyPassing)
  }

/** Says of passages whose process is gone, and that no queue makes again, that they were interrupted. */
async function closeLost(context: Context, outside: Outside): Promise<void> {
  for (const one of await system(context, (tx) =>
    tx.query<Scheduled>(context.isQueued ? forgottenSql : lostSql),
  ))
    await outside.alone(context, { id: one.id }, async () => {
      const stillLost = `${lostSql.replace('where', 'where id = $1 and')}`
      const [lost] = await system(context, (tx) => tx.query<Scheduled>(stillLost, [one.id]))
      if (lost) await report(context, lost, [{ state: 'refused', said: texts.interrupted }])
    })
}

/** Sends the job of a passage: several are made beside each other. */
const sendPassage = (context: Context, id: number, slot: Date) =>
  system(context, (tx) =>
    sendJob(tx, { queue: 'imports', data: rowJob(importKind, id, { slot: slot.toISOString() }) }),
  )

/** Makes the imports whose hour has come: each its job, or one after the other; one that breaks stops no other. For the clock. */
export const runScheduled =
  (outside: Outside) =>
  async (context: Context, now: Date): Promise<string | undefined> => {
    await closeLost(context, outside)
    let passed = 0
    for (const { id, hour, since } of await system(context, (tx) => tx.query<Waiting>(activeSql))) {
      const slot = slotOf(hour.slice(0, 5), now)
      if (new Date(since) >= slot) continue
      const begun = () => {
        passed += 1
      }
      if (context.isQueued) await sendPassage(context, id, slot).then(begun)
      else await passAlone(context, { outside, turn: { id }, slot, begun })
    }
    return passed ? `Imports passés : ${passed}` : undefined
  }
