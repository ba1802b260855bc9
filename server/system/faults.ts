import { addDays } from 'date-fns/addDays'
import { systemTexts as texts } from '../../i18n/fr/system'
import { frenchMoment } from '../../resources/schema/date-text'
import type { Context } from '../api/context'
import type { Tx } from '../database/connect'
import { certificateEnd } from './certificate'
import { type Figures, placesOf } from './figures'

/** What is wrong: of one name one is open at a time. */
export interface Fault {
  fault: string
  message: string
}

/** What is found at one look. */
export interface Looked {
  found: readonly Fault[]
  /** Names of faults that cannot be judged now, as what would tell does not answer: those that are open stay open. */
  unknown: readonly string[]
}

/** From when on something is a fault. */
const limits = {
  baseHours: 26,
  drillDays: 8,
  walSeconds: 300,
  diskFree: 0.15,
  mailSeconds: 600,
  certificateDays: 14,
  queue: 1000,
} as const

/** The last three runs of each job that failed each time. */
const failingSql = `
  select name, max(error) filter (where n = 1) as error from
    (select name, state, error, row_number() over (partition by name order by id desc) as n from job_run where state <> 'running') last
  where n <= 3 group by name having count(*) = 3 and bool_and(state = 'failed')`

const stoppedSql = `select id, label from webhook where stopped_at is not null and "deletedAt" is null order by id limit 100`

/** What the database alone knows of faults. */
interface Known {
  failing: { name: string; error: string | null }[]
  stopped: { id: number; label: string }[]
  /** Since when backups are noted; undefined where none was ever begun. */
  backupsSince: Date | undefined
}

async function knownOf(tx: Tx): Promise<Known> {
  const failing = await tx.query<Known['failing'][number]>(failingSql)
  const stopped = await tx.query<Known['stopped'][number]>(stoppedSql)
  const [parts] = await tx.query<{ there: boolean }>(
    `select to_regclass('public.backup_run') is not null as there`,
  )
  const [first] = parts?.there
    ? await tx.query<{ at: string | null }>(
        `select min(started_at) as at from backup_run where kind in ('base', 'wal')`,
      )
    : []
  return { failing, stopped, backupsSince: first?.at ? new Date(first.at) : undefined }
}

type OfBackups = Pick<Known, 'backupsSince'> & { figures: Figures; now: Date; backupDir: string | undefined }

/** Backups are judged where they are turned on (`BACKUP_DIR`), each kind once there was time for one. */
function backupFaults({ figures, backupsSince, now, backupDir }: OfBackups): Fault[] {
  if (!backupDir) return []
  const seconds = now.getTime() / 1000
  const ageOf = (kind: string) =>
    seconds - (figures.backupSuccess[kind] ?? (backupsSince ? backupsSince.getTime() / 1000 : seconds))
  const found: Fault[] = []
  if (ageOf('base') > limits.baseHours * 3600)
    found.push({ fault: 'backup:base', message: texts.baseOld({ hours: limits.baseHours }) })
  if (ageOf('drill') > limits.drillDays * 86_400)
    found.push({ fault: 'backup:drill', message: texts.drillOld({ days: limits.drillDays }) })
  if (figures.backupSuccess.wal && (figures.walLag ?? 0) > limits.walSeconds)
    found.push({
      fault: 'backup:wal',
      message: texts.walOld({ minutes: Math.round((figures.walLag ?? 0) / 60) }),
    })
  return found
}

/** Of names with a number each: those beyond a limit. */
const beyond = (
  named: Readonly<Record<string, number>>,
  isBeyond: (value: number) => boolean,
  faultOf: (name: string, value: number) => Fault,
): Fault[] =>
  Object.entries(named).flatMap(([name, value]) => (isBeyond(value) ? [faultOf(name, value)] : []))

async function certificateFaults(address: string | undefined, now: Date): Promise<Looked> {
  const isWatched = address?.startsWith('https:')
  const end = address && isWatched ? await certificateEnd(address) : undefined
  if (!end) return { found: [], unknown: isWatched ? ['certificate'] : [] }
  if (end > addDays(now, limits.certificateDays)) return { found: [], unknown: [] }
  const message = texts.certificate({ end: frenchMoment(end.toISOString()) })
  return { found: [{ fault: 'certificate', message }], unknown: [] }
}

/** Everything that is wrong now, and what cannot be judged. */
export async function faultsOf(
  { db, config, now }: Pick<Context, 'db' | 'config' | 'now'>,
  figures: Figures,
): Promise<Looked> {
  const known = await db.system('metrics', knownOf)
  const { dead, oldestMail } = figures
  const certificate = await certificateFaults(config.publicUrl, now())
  const unread = Object.keys(placesOf(config)).filter((place) => !(place in figures.diskFree))
  const percent = (free: number) => Math.round((1 - free) * 100)
  const found = [
    ...known.failing.map(({ name, error }) => ({
      fault: `job:${name}`,
      message: texts.jobFails({ job: name, error: (error ?? '').slice(0, 200) }),
    })),
    ...known.stopped.map(({ id, label }) => ({
      fault: `webhook:${id}`,
      message: texts.webhookStopped({ label }),
    })),
    ...(dead > 0 ? [{ fault: 'dead', message: texts.deadJobs({ smart_count: dead }) }] : []),
    ...(oldestMail > limits.mailSeconds
      ? [{ fault: 'mails', message: texts.mailsLate({ minutes: Math.round(oldestMail / 60) }) }]
      : []),
    ...beyond(
      figures.queueDepth,
      (depth) => depth > limits.queue,
      (queue, depth) => ({ fault: `queue:${queue}`, message: texts.queueLong({ queue, n: depth }) }),
    ),
    ...beyond(
      figures.diskFree,
      (free) => free < limits.diskFree,
      (place, free) => ({
        fault: `disk:${place}`,
        message: texts.diskFull({ place, percent: percent(free) }),
      }),
    ),
    ...backupFaults({
      ...{ figures, backupsSince: known.backupsSince },
      ...{ now: now(), backupDir: config.backupDir },
    }),
    ...certificate.found,
  ]
  return { found, unknown: [...certificate.unknown, ...unread.map((place) => `disk:${place}`)] }
}
