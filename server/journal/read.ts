import { addDays, parisMoment } from '../../resources/schema/paris-time'
import type { JournalEntry } from '../../resources/system/journal-answers'
import type { Tx } from '../database/connect'

/** What is asked of the journal. */
export interface JournalAsked {
  kind?: string | null | undefined
  user_id?: number | null | undefined
  /** Days of Paris, both included. */
  from?: string | null | undefined
  to?: string | null | undefined
  text?: string | null | undefined
}

interface Part {
  offset: number
  limit: number
}

const likeText = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** The conditions of a question and their values. */
function conditionsOf(asked: JournalAsked): { where: string; values: unknown[] } {
  const values: unknown[] = []
  const conditions: string[] = []
  const add = (condition: (mark: string) => string, value: unknown) => {
    values.push(value)
    conditions.push(condition(`$${values.length}`))
  }
  if (asked.kind) add((mark) => `e.kind = ${mark}`, asked.kind)
  if (asked.user_id) add((mark) => `(e.user_id = ${mark} or e.impersonated_by = ${mark})`, asked.user_id)
  if (asked.from) add((mark) => `e.at >= ${mark}`, parisMoment(asked.from, '00:00'))
  if (asked.to) add((mark) => `e.at < ${mark}`, parisMoment(addDays(asked.to, 1), '00:00'))
  if (asked.text?.trim())
    add(
      (mark) => `(e.about ilike ${mark} or e.address ilike ${mark} or e.device ilike ${mark})`,
      likeText(asked.text.trim()),
    )
  return { where: conditions.length ? `where ${conditions.join(' and ')}` : '', values }
}

const nameOf = (alias: string) => `nullif(concat_ws(' ', ${alias}.first_name, ${alias}.last_name), '')`

/** Rows of the journal, the newest first; people by the names that they have today. */
export const journalRows = (
  tx: Tx,
  asked: JournalAsked,
  { offset, limit }: Part,
): Promise<JournalEntry[]> => {
  const { where, values } = conditionsOf(asked)
  const [from, most] = [`$${values.length + 1}`, `$${values.length + 2}`]
  return tx.query<JournalEntry>(
    `select e.id, e.at, e.kind, e.user_id, ${nameOf('u')} as "user", e.impersonated_by, ${nameOf('i')} as impersonator, e.key_id,
       e.address, e.device, e.about, e.detail, s.seq
     from (select * from security_event e ${where} order by e.at desc, e.id desc offset ${from} limit ${most}) e
       left join security_seal s on s.event_id = e.id
       left join "user" u on u.id = e.user_id left join "user" i on i.id = e.impersonated_by
     order by e.at desc, e.id desc`,
    [...values, offset, limit],
  )
}

/** How many there are; counted up to a cap. */
export async function countJournal(tx: Tx, asked: JournalAsked, most: number): Promise<number> {
  const { where, values } = conditionsOf(asked)
  const [row] = await tx.query<{ n: number }>(
    `select count(*)::int as n from (select 1 from security_event e ${where} limit $${values.length + 1}) counted`,
    [...values, most],
  )
  return row?.n ?? 0
}
