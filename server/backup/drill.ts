import { mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { asOwner } from '../database/migrate'
import { quote } from '../database/naming'
import type { Tx } from '../database/tx'
import { secretKeyOf } from '../secret-key'
import { BackupError } from './backup-error'
import type { BaseBacking } from './base'
import { brokenInvariants } from './invariants'
import { returnTo } from './return-to'
import { waitingSegments } from './ship-wal'

type Counts = ReadonlyMap<string, number>

/** What a return empties (`closeOpenings`): not compared. */
const emptied = new Set(['token', 'api_key', 'push_message', 'push_device', 'order_token', 'quote_token'])

const tablesSql = `select tablename as name from pg_tables where schemaname = 'public' order by 1`

async function countsOf(tx: Tx): Promise<Counts> {
  const tables = await tx.query<{ name: string }>(tablesSql)
  const one = ({ name }: { name: string }) =>
    `select '${name}' as name, count(*)::int as n from ${quote(name)}`
  const rows = await tx.query<{ name: string; n: number }>(tables.map(one).join(' union all '))
  return new Map(rows.map(({ name, n }) => [name, n]))
}

/** Tables whose restored count is none that the original had around the restore point. */
function differing(before: Counts, after: Counts, found: Counts): string[] {
  return [...after].flatMap(([name, n]) => {
    const [low, high] = [Math.min(n, before.get(name) ?? 0), Math.max(n, before.get(name) ?? 0)]
    const count = found.get(name) ?? 0
    // `closeOpenings` adds its mark to the list of migrations.
    const isFine = emptied.has(name) || name === 'schema_migration' || (count >= low && count <= high)
    return isFine ? [] : [`${name} : ${count} au lieu de ${n}`]
  })
}

/** Waits until all that was written up to now is shipped. */
async function shipped(dataDir: string, segment: string): Promise<void> {
  const limit = Date.now() + 300_000
  for (;;) {
    const waiting = await waitingSegments(dataDir)
    if (waiting.every((one) => one > segment)) return
    if (Date.now() > limit) throw new BackupError(`Le segment ${segment} n'est pas parti en 5 minutes.`)
    await sleep(500)
  }
}

interface Point {
  name: string
  segment: string
  before: Counts
  after: Counts
}

const archivedSql = `select coalesce(last_archived_wal, '') >= $1 as done from pg_stat_archiver`

/** Counts every table around a restore point, and waits until WAL up to it is shipped. */
async function mark({ url, config, now }: BaseBacking): Promise<Point> {
  const name = `drill-${now().toISOString()}`
  const point = await asOwner(url, async (tx) => {
    const before = await countsOf(tx)
    await tx.query('select pg_create_restore_point($1)', [name])
    const after = await countsOf(tx)
    const [row] = await tx.query<{ segment: string }>(
      'select pg_walfile_name(pg_current_wal_lsn()) as segment',
    )
    await tx.query('select pg_switch_wal()')
    const segment = row?.segment ?? ''
    const limit = Date.now() + 120_000
    while (!(await tx.query<{ done: boolean }>(archivedSql, [segment]))[0]?.done) {
      if (Date.now() > limit) throw new BackupError(`PostgreSQL n'archive plus : ${segment} manque.`)
      await sleep(200)
    }
    return { name, segment, before, after }
  })
  await shipped(config.dataDir, point.segment)
  return point
}

/**
 * Restores the last state into a spare folder beside the data, on a second server, and holds it against the original: every table's
 * count, the invariants of domain §15. Throws with what differs; answers how long it took.
 */
export async function drill(backing: BaseBacking, keyFile?: string): Promise<string> {
  const { config, place, now } = backing
  const point = await mark(backing)
  const started = performance.now()
  const spare = await mkdtemp(join(resolve(config.dataDir), 'drill-'))
  try {
    const faults: string[] = []
    const own = { ...config, dataDir: spare, secretKey: secretKeyOf(config) }
    const { base } = await returnTo(
      { config: own, place, point: point.name, keyFile, now: now() },
      ({ url }) =>
        asOwner(url, async (tx) => {
          faults.push(...differing(point.before, point.after, await countsOf(tx)))
          faults.push(...(await brokenInvariants(tx)))
        }),
    )
    if (faults.length) throw new BackupError(`L'exercice a trouvé : ${faults.slice(0, 20).join(' ; ')}`)
    const seconds = Math.round((performance.now() - started) / 1000)
    return `Restauré en ${seconds} s depuis ${base.id} : ${point.after.size} tables, invariants tenus`
  } finally {
    await rm(spare, { recursive: true, force: true })
  }
}
