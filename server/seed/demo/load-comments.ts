import { addDays, parisDay, parisMoment } from '../../../resources/schema/paris-time'
import type { Tx } from '../../database/tx'

/** A comment of the demonstration; days are counted from the seeding's. */
interface DemoComment {
  target: 'supplier' | 'adherent'
  author: string
  text: string
  made: number
  mentions?: string
  /** Who is to act on it, until which day, and on which day it was done. */
  task?: { assignee: string; due: number; done?: number }
}

const [nadia, claire] = ['nadia.roche@demo.example', 'claire.moreau@demo.example']

/** What two colleagues say of the butcher, with what one of them is to do, and of the hospital. */
const demoComments: readonly DemoComment[] = [
  {
    target: 'adherent',
    author: claire,
    text: 'Le chef change le mois prochain : prévoir une visite avec lui.',
    made: -12,
    task: { assignee: claire, due: -4, done: -5 },
  },
  {
    target: 'supplier',
    author: claire,
    text: "Le franco passe à 250 € l'an prochain : leur commerciale me l'a confirmé au téléphone.",
    made: -3,
  },
  {
    target: 'supplier',
    author: nadia,
    text: "@Claire Moreau peux-tu demander l'avenant écrit avant la prochaine mise à jour des prix ?",
    made: -2,
    mentions: claire,
    task: { assignee: claire, due: 6 },
  },
]

const rows = {
  supplier: `select id from supplier where name = 'Boucherie Martin'`,
  adherent: 'select id from adherent where id = 1',
}
const person = (at: number) => `(select id from "user" where email = $${at})`
const commentSql = (target: DemoComment['target']) => `
  insert into comment (target, entity_id, text, author_id, created_by, assignee_id, due_on, done_at, done_by, "createdAt", "updatedAt")
  select $1, row.id, $2, ${person(3)}, ${person(3)}, ${person(4)}, $5, $6, case when $6::timestamptz is null then null else ${person(4)} end, $7, $7
  from (${rows[target]}) row returning id`
const mentionSql = `insert into comment_mention_ids (comment_id, user_id) values ($1, ${person(2)})`
const followSql = `
  insert into comment_follow (target, entity_id, user_id)
  select 'supplier', row.id, u.id from (${rows.supplier}) row, "user" u where u.email = any($1::text[])`

/** The comments of the demonstration, with the one that waits for somebody. */
export async function loadComments(tx: Tx, now: Date): Promise<void> {
  const today = parisDay(now)
  const at = (days: number) => parisMoment(addDays(today, days), '09:10').toISOString()
  for (const { target, author, text, made, mentions, task } of demoComments) {
    const due = task ? addDays(today, task.due) : null
    const done = task?.done === undefined ? null : at(task.done)
    const given = [target, text, author, task?.assignee ?? null, due, done, at(made)]
    const [row] = await tx.query<{ id: number }>(commentSql(target), given)
    if (mentions && row) await tx.query(mentionSql, [row.id, mentions])
  }
  await tx.query(followSql, [[nadia, claire]])
}
