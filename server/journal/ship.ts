import { addSeconds } from 'date-fns/addSeconds'
import type { Context } from '../api/context'
import type { Tx } from '../database/connect'
import { outside } from '../database/inside'

/** The only collector there is. */
const collector = 'journal'
/** Rows of one request. */
const batch = 500
const answerWithin = 15_000

const cursorSql = `
  insert into journal_shipment (collector, seq, failures, "createdAt", "updatedAt") values ($1, 0, 0, $2, $2)
  on conflict do nothing`
const linesSql = `
  select s.seq, encode(s.hash, 'hex') as hash, e.id, e.at, e.kind, e.user_id, e.impersonated_by, e.key_id, e.address, e.device, e.about, e.detail
  from security_seal s join security_event e on e.id = s.event_id where s.seq > $1 order by s.seq limit ${batch}`

interface Line {
  seq: number
}

async function dueLines(tx: Tx, now: Date): Promise<Line[]> {
  await tx.query(cursorSql, [collector, now])
  const [cursor] = await tx.query<{ seq: number }>(
    'select seq from journal_shipment where collector = $1 and (next_attempt_at is null or next_attempt_at <= $2)',
    [collector, now],
  )
  return cursor ? tx.query<Line>(linesSql, [cursor.seq]) : []
}

/** What is acknowledged moves on; two processes that sent the same do no harm. */
const acknowledged = ({ db, now }: Context, seq: number) =>
  db.system('journal', (tx) =>
    tx.query(
      `update journal_shipment set seq = greatest(seq, $2), acknowledged_at = $3, failures = 0, next_attempt_at = null, "updatedAt" = $3 where collector = $1`,
      [collector, seq, now()],
    ),
  )

/** Seconds until the next try: doubled each time, five minutes at the most. */
const refused = ({ db, now }: Context) =>
  db.system('journal', async (tx) => {
    const [row] = await tx.query<{ failures: number }>(
      'update journal_shipment set failures = failures + 1 where collector = $1 returning failures',
      [collector],
    )
    const pause = Math.min(300, 10 * 2 ** Math.min(row?.failures ?? 1, 6))
    await tx.query('update journal_shipment set next_attempt_at = $2 where collector = $1', [
      collector,
      addSeconds(now(), pause),
    ])
  })

async function send({ config }: Context, lines: readonly Line[]): Promise<void> {
  outside('the journal is sent')
  const { journalUrl = '', journalToken } = config
  const answer = await fetch(journalUrl, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(answerWithin),
    headers: {
      'content-type': 'application/x-ndjson',
      ...(journalToken && { authorization: `Bearer ${journalToken}` }),
    },
    body: lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`The journal's collector answers ${answer.status}`)
}

/**
 * Sends the sealed rows of the journal to its collector (`JOURNAL_URL`) as JSON lines, from where that last acknowledged (any 2xx):
 * each at least once, in order. Answers how many.
 */
export async function shipJournal(context: Context): Promise<number> {
  if (!context.config.journalUrl) return 0
  let sent = 0
  for (;;) {
    const lines = await context.db.system('journal', (tx) => dueLines(tx, context.now()))
    if (!lines.length) return sent
    try {
      await send(context, lines)
    } catch (error) {
      await refused(context)
      throw error
    }
    await acknowledged(context, lines.at(-1)?.seq ?? 0)
    sent += lines.length
    if (lines.length < batch) return sent
  }
}
