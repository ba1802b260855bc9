import { subHours } from 'date-fns/subHours'
import { subMonths } from 'date-fns/subMonths'
import { shortestJournal } from '../../resources/system/journal-months'
import { journalHead } from '../api/journal-end'
import type { Tx } from '../database/tx'
import { beforeAll, canonicalSql, sealOf } from './canonical'

/** What does not agree with the chain. */
export interface JournalFault {
  kind: 'changed' | 'missing' | 'inserted' | 'backdated' | 'broken' | 'cut' | 'unknown head'
  /** The row of the journal, or the place in the chain. */
  at: string
}

export interface JournalProof {
  rows: number
  faults: JournalFault[]
  /** The last seal, hexadecimal. */
  head: string | undefined
  waiting: number
}

interface Link {
  seq: number
  hash: Buffer
  event_id: number
  sealed_at: string
  forgotten_at: string | null
  at: string | null
  canonical: string | null
}

const batch = 5000
const linksSql = `
  select s.seq, s.hash, s.event_id, s.sealed_at, s.forgotten_at, e.at, case when e.id is null then null else ${canonicalSql} end as canonical
  from security_seal s left join security_event e on e.id = s.event_id where s.seq > $1 order by s.seq limit ${batch}`

/** Rows that the chain has passed without them. */
const insertedSql = `
  select e.id from security_event e where e.xid < $1::xid8 and not exists (select 1 from security_seal s where s.event_id = e.id) order by e.id limit 100`

/** Hours between an act and the end of its transaction, at the most. */
const longestAct = 1

class Walk {
  rows = 0
  readonly faults: JournalFault[] = []
  private previous: Buffer = beforeAll
  private before: Link | undefined
  /** When the batch before was sealed. */
  private earlier: string | undefined

  constructor(
    private readonly now: Date,
    private readonly heads: Set<string>,
  ) {}

  take(link: Link): void {
    if (!this.before) this.begin(link)
    else this.follow(link)
    if (this.before && this.before.sealed_at !== link.sealed_at) this.earlier = this.before.sealed_at
    this.before = link
    this.previous = link.hash
    this.heads.delete(link.hash.toString('hex'))
  }

  /** The first that is there: the first of all, or the last of what went by the rule of retention. */
  private begin(link: Link): void {
    if (link.seq === 1 && !link.forgotten_at) this.check(link)
    else if (!link.forgotten_at || new Date(link.sealed_at) > subMonths(this.now, shortestJournal))
      this.tell('cut', `n° ${link.seq}`)
  }

  private follow(link: Link): void {
    if (link.seq !== (this.before?.seq ?? 0) + 1) this.tell('broken', `n° ${link.seq}`)
    else this.check(link)
  }

  private check(link: Link): void {
    if (link.canonical === null) {
      this.tell('missing', String(link.event_id))
      return
    }
    this.rows++
    if (!sealOf(this.previous, link.canonical).equals(link.hash)) this.tell('changed', String(link.event_id))
    else if (link.at && this.earlier && new Date(link.at) < subHours(new Date(this.earlier), longestAct))
      this.tell('backdated', String(link.event_id))
  }

  private tell(kind: JournalFault['kind'], at: string): void {
    this.faults.push({ kind, at })
  }
}

/**
 * Walks the whole chain: a row that was changed, one that is missing, one that was put in between. `heads` are seals noted
 * elsewhere (the log, a collector, the manifest of a backup): each must stand in it, so that a cut end is found too.
 */
export async function verifyJournal(
  tx: Tx,
  { now, heads = [] }: { now: Date; heads?: readonly string[] },
): Promise<JournalProof> {
  const noted = new Set(heads)
  const walk = new Walk(now, noted)
  for (let after = 0; ; ) {
    const links = await tx.query<Link>(linksSql, [after])
    for (const link of links) walk.take(link)
    after = links.at(-1)?.seq ?? after
    if (links.length < batch) break
  }
  const head = await journalHead(tx)
  const inserted = await tx.query<{ id: number }>(insertedSql, [head?.horizon ?? '0'])
  const faults = [
    ...walk.faults,
    ...inserted.map(({ id }) => ({ kind: 'inserted' as const, at: String(id) })),
    ...[...noted].map((hash) => ({ kind: 'unknown head' as const, at: hash })),
  ]
  const [open] = await tx.query<{ n: number }>(
    'select count(*)::int as n from security_event e where not exists (select 1 from security_seal s where s.event_id = e.id)',
  )
  return {
    ...{ rows: walk.rows, faults, head: head?.hash.toString('hex') },
    waiting: (open?.n ?? 0) - inserted.length,
  }
}
