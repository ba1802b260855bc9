import { lookup } from '../../resources/schema/lookup'
import { messages } from '../../resources/schema/messages'
import { invalid } from '../api/error'
import type { Tx } from '../database/tx'

/** The lines of answers that can be corrected, with what they belong to. */
const parents = lookup({
  price_update_line: 'price_update_response_id',
  purchase_volume_line: 'purchase_volume_response_id',
} as const)
type DraftedLines = keyof typeof parents

/** An answer, and the table of its lines. */
export interface Corrected {
  lines: DraftedLines
  answer: number
}

/** Refuses entries that are no lines of the answer, or the same one twice, each by its place. */
export function refuseOthers(entries: readonly { id: number }[], known: ReadonlySet<number>): void {
  const ids = entries.map(({ id }) => id)
  const wrong = ids.findIndex((id, at) => !known.has(id) || ids.indexOf(id) !== at)
  if (wrong >= 0) throw invalid([{ name: `lines.${wrong}.id`, message: messages.reference }])
}

/** Keeps what a correction says of lines beside what was sent of them. */
export async function keepDrafts(
  tx: Tx,
  { lines, answer }: Corrected,
  entries: readonly { id: number }[],
): Promise<void> {
  const of = parents[lines]
  const rows = await tx.query<{ id: number }>(
    `select id from ${lines} where ${of} = $1 and id = any($2::bigint[]) order by id for update`,
    [answer, entries.map(({ id }) => id)],
  )
  refuseOthers(entries, new Set(rows.map(({ id }) => id)))
  await tx.query(
    `update ${lines} l set draft = g.draft::jsonb from unnest($1::bigint[], $2::text[]) as g(id, draft) where l.id = g.id`,
    [entries.map(({ id }) => id), entries.map((entry) => JSON.stringify(entry))],
  )
}

/** Takes what a correction says of lines, which keep no draft then. */
export async function takeDrafts<Entry>(tx: Tx, { lines, answer }: Corrected): Promise<Entry[]> {
  const rows = await tx.query<{ draft: Entry }>(
    `with taken as (select id, draft from ${lines} where ${parents[lines]} = $1 and draft is not null order by id for update)
     update ${lines} l set draft = null from taken where l.id = taken.id returning taken.draft`,
    [answer],
  )
  return rows.map(({ draft }) => draft)
}
