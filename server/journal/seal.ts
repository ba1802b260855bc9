import type { Context } from '../api/context'
import { journalHead } from '../api/journal-end'
import type { Tx } from '../database/connect'
import { beforeAll, canonicalSql, sealOf } from './canonical'

type Deps = Pick<Context, 'db' | 'now'>

/** Rows of one transaction. */
const batch = 1000

/** One process at a time seals; the others do not wait. */
const lockSql = 'select pg_try_advisory_xact_lock(727, 9) as mine'
const hereSql = `select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, (select system_identifier from pg_control_system())::text as cluster`

/**
 * Rows of transactions that are all over: behind the oldest that runs. A row of before the last horizon that has no seal was put
 * there by hand and gets none, unless the database was moved to another cluster, whose transactions count anew.
 */
const openSql = `
  select e.id, ${canonicalSql} as canonical from security_event e
  where not exists (select 1 from security_seal s where s.event_id = e.id)
    and ($3 or (e.xid < $1::xid8 and e.xid >= $2::xid8))
  order by e.id limit ${batch}`

async function sealBatch(tx: Tx, now: Date): Promise<number> {
  const [lock] = await tx.query<{ mine: boolean }>(lockSql)
  if (!lock?.mine) return 0
  const head = await journalHead(tx)
  const [here] = await tx.query<{ horizon: string; cluster: string }>(hereSql)
  if (!here) return 0
  const isMoved = head !== undefined && head.cluster !== here.cluster
  const rows = await tx.query<{ id: number; canonical: string }>(openSql, [
    here.horizon,
    head?.horizon ?? '0',
    isMoved,
  ])
  if (!rows.length) return 0
  let previous = head?.hash ?? beforeAll
  const hashes = rows.map(({ canonical }) => {
    previous = sealOf(previous, canonical)
    return previous
  })
  // What did not fit into this batch is behind the same horizon still.
  const horizon = rows.length < batch ? here.horizon : isMoved ? '0' : (head?.horizon ?? '0')
  await tx.query('select seal_security_events($1, $2, $3, $4, $5)', [
    rows.map(({ id }) => id),
    hashes,
    ...[horizon, here.cluster, now],
  ])
  return rows.length
}

/** Seals what has been written to the journal since; answers how many rows. */
export async function sealJournal({ db, now }: Deps): Promise<number> {
  let sealed = 0
  for (;;) {
    const part = await db.system('journal', (tx) => sealBatch(tx, now()))
    sealed += part
    if (part < batch) return sealed
  }
}
