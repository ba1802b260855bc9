import { statfs } from 'node:fs/promises'
import type { Context } from '../api/context'
import type { Tx } from '../database/connect'

/** Numbers by a name: of jobs, of queues, of places. */
export type Named = Readonly<Record<string, number>>

/** What the database and the disks say of the server. Moments are seconds since 1970. */
export interface Figures {
  jobSuccess: Named
  jobFailures: Named
  queueDepth: Named
  dead: number
  mailsWaiting: number
  oldestMail: number
  webhooksWaiting: number
  loginFailures: number
  backupSuccess: Named
  walLag: number | undefined
  diskFree: Named
}

type Deps = Pick<Context, 'db' | 'config' | 'now'>

const named = (rows: string, value: string) =>
  `(select coalesce(jsonb_object_agg(name, ${value}), '{}') from (${rows}) named)`
const seconds = (moment: string) => `extract(epoch from ${moment})::float8`

/** Whether the database has what other parts of the product bring. */
const partsSql = `select to_regclass('jobs.job') is not null as jobs, to_regclass('public.backup_run') is not null as backups`

interface Parts {
  jobs: boolean
  backups: boolean
}

/** One statement for all figures. */
const figuresSql = ({ jobs, backups }: Parts) => `select
  ${named(`select name, ${seconds('max(finished_at)')} as at from job_run where state = 'done' group by name`, 'at')} as "jobSuccess",
  ${named(`select name, count(*) as n from job_run where state = 'failed' group by name`, 'n')} as "jobFailures",
  ${jobs ? named(`select name, count(*) as n from jobs.job where state < 'active' and start_after <= $1 and name <> 'dead' group by name`, 'n') : `'{}'::jsonb`} as "queueDepth",
  ${jobs ? `(select count(*)::int from jobs.job where name = 'dead' and state <> 'completed' and state <> 'cancelled')` : '0'} as dead,
  (select count(*)::int from email_outbox where state = 'queued') as "mailsWaiting",
  (select coalesce(${seconds('$1 - min("createdAt")')}, 0) from email_outbox where state = 'queued' and next_attempt_at <= $1) as "oldestMail",
  (select count(*)::int from webhook_delivery where state = 'queued') as "webhooksWaiting",
  (select count(*)::int from security_event where kind in ('login_failed', 'factor_failed')) as "loginFailures",
  ${backups ? named(`select kind as name, ${seconds('max(ended_at)')} as at from backup_run where ok and kind <> 'restore' group by kind`, 'at') : `'{}'::jsonb`} as "backupSuccess"`

async function ofDatabase({ db, now }: Deps): Promise<Omit<Figures, 'diskFree' | 'walLag'>> {
  return db.system('metrics', async (tx: Tx) => {
    const [parts] = await tx.query<Parts>(partsSql)
    const [row] = await tx.query<Omit<Figures, 'diskFree' | 'walLag'>>(
      figuresSql(parts ?? { jobs: false, backups: false }),
      [now()],
    )
    if (!row) throw new Error('No figures')
    return row
  })
}

/** The places whose disks are watched, by what is kept there. */
export const placesOf = ({
  dataDir,
  backupDir,
}: Pick<Deps['config'], 'dataDir' | 'backupDir'>): Record<string, string> => ({
  data: dataDir,
  ...(backupDir && !backupDir.includes('://') ? { backup: backupDir } : {}),
})

/** The part of a disk that is free, by what is kept there; a place that cannot be read is left out. */
async function freeOf({ config }: Deps): Promise<Named> {
  const read = Object.entries(placesOf(config)).map(async ([name, place]) => {
    const { bavail, blocks } = await statfs(place)
    return [name, blocks ? bavail / blocks : 1] as const
  })
  const found = await Promise.allSettled(read)
  return Object.fromEntries(found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])))
}

/** Milliseconds for which the figures are remembered. */
const freshFor = 5000

/** Reads the figures, at most once in five seconds for all who ask. */
export function figuresOf(context: Deps): () => Promise<Figures> {
  let known: { at: number; figures: Promise<Figures> } | undefined
  const read = async (): Promise<Figures> => {
    const [own, diskFree] = await Promise.all([ofDatabase(context), freeOf(context)])
    const wal = own.backupSuccess.wal
    return { ...own, diskFree, walLag: wal && Math.max(0, context.now().getTime() / 1000 - wal) }
  }
  return () => {
    if (known && performance.now() - known.at < freshFor) return known.figures
    const figures = read()
    figures.catch(() => {
      known = undefined
    })
    known = { at: performance.now(), figures }
    return figures
  }
}
