import { scheduledTexts as texts } from '../../i18n/fr/scheduled-imports'
import { addDays, parisDay, parisMoment } from '../../resources/schema/paris-time'
import type { Context } from '../api/context'
import { type Outside, pass, report, type Scheduled, system, type Turn } from './pass-scheduled'

const kept = 'id, label, target, source, folder, address, user_id'
const activeSql = `select id, hour, coalesce(last_run_at, "createdAt") as since from scheduled_import
  where active and "deletedAt" is null order by id limit 500`
const beginSql = `update scheduled_import set last_run_at = $2, last_state = 'running', "updatedAt" = $2, lock_version = lock_version + 1
  where id = $1 and "deletedAt" is null and ($3::timestamptz is null or (active and coalesce(last_run_at, "createdAt") < $3))
  returning ${kept}`
const lostSql = `select ${kept} from scheduled_import where last_state = 'running' order by id limit 500`

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
    await pass(context, scheduled, outside)
  })

/** Begins the passage of one import, which goes on by itself; false when one is on its way already. */
export async function passNow(context: Context, outside: Outside, turn: Turn): Promise<boolean> {
  return new Promise((done, fail) => {
    passAlone(context, { outside, turn, begun: () => done(true) }).then(done, fail)
  })
}

/** Says of passages whose process is gone that they were interrupted. */
async function closeLost(context: Context, outside: Outside): Promise<void> {
  for (const one of await system(context, (tx) => tx.query<Scheduled>(lostSql)))
    await outside.alone(context, { id: one.id }, async () => {
      const stillLost = `${lostSql.replace('where', 'where id = $1 and')}`
      const [lost] = await system(context, (tx) => tx.query<Scheduled>(stillLost, [one.id]))
      if (lost) await report(context, lost, [{ state: 'refused', said: texts.interrupted }])
    })
}

/** Makes the imports whose hour has come, one after the other; one that breaks stops no other. For the clock. */
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
      await passAlone(context, { outside, turn: { id }, slot, begun })
    }
    return passed ? `Imports passés : ${passed}` : undefined
  }
