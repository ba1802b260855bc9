import type { Tx } from '../database/connect'

/** The end of the chain. */
export interface JournalHead {
  seq: number
  hash: Buffer
  /** Transactions before this one are sealed. */
  horizon: string
  cluster: string
}

/** The end of the chain; undefined while nothing is sealed. For the log, the manifest of a backup, a drill. */
export async function journalHead(tx: Tx): Promise<JournalHead | undefined> {
  const [head] = await tx.query<JournalHead>(
    'select seq, hash, horizon::text, cluster::text from security_seal order by seq desc limit 1',
  )
  return head
}

/** The last seal as a backup notes it; nothing where nothing is sealed, or no journal is there yet. */
export async function journalEnd(tx: Tx): Promise<{ journal?: string }> {
  const [known] = await tx.query<{ there: boolean }>(
    `select to_regclass('public.security_seal') is not null as there`,
  )
  const head = known?.there ? await journalHead(tx) : undefined
  return head ? { journal: head.hash.toString('hex') } : {}
}
