import type { Tx } from '../../database/connect'
import { tenderEndSql } from '../../tenders/tender-row'

const tendersSql = `select t.id from tender t where ${tenderEndSql} < $1::date and (t.contact_name is not null or t.contact_mail is not null
    or t.contact_tel1 is not null or t.contact_tel2 is not null or exists (select 1 from tender_question q where q.tender_id = t.id)
    or exists (select 1 from tender_response r where r.tender_id = t.id)) order by t.id limit $2`

const parts = [
  `delete from tender_response_line where tender_response_family_id in (select f.id from tender_response_family f
     join tender_response r on r.id = f.tender_response_id where r.tender_id = any($1))`,
  `delete from tender_response_family where tender_response_id in (select r.id from tender_response r where r.tender_id = any($1))`,
]

const contactsSql = `update tender set contact_name = null, contact_mail = null, contact_tel1 = null, contact_tel2 = null where id = any($1)`

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

/** Offers, questions and contacts of the oldest tenders that ended before a day; the tender, its notes and its award stay. */
async function forgetFiles(tx: Tx, before: Date, most: number): Promise<number> {
  const tenders = idsOf(await tx.query<{ id: number }>(tendersSql, [before, most]))
  if (!tenders.length) return 0
  const responses = idsOf(
    await tx.query<{ id: number }>('select id from tender_response where tender_id = any($1)', [tenders]),
  )
  await tx.query(`select forget_rows('tender_response_version', 'tender_response_id', $1)`, [responses])
  // Their encrypted bytes are named by nothing any more: the nightly cleaning takes them.
  await tx.query('delete from tender_answer_file where tender_response_id = any($1)', [responses])
  await tx.query('delete from tender_explanation where tender_id = any($1)', [tenders])
  for (const sql of parts) await tx.query(sql, [tenders])
  await tx.query('delete from tender_response where tender_id = any($1)', [tenders])
  await tx.query('delete from tender_question where tender_id = any($1)', [tenders])
  await tx.query(contactsSql, [tenders])
  return tenders.length
}

/** Who took which document, of any notice. */
async function forgetRegister(tx: Tx, before: Date, most: number): Promise<number> {
  const rows = await tx.query<{ id: number }>(
    `select c.id from document_consultation c join public_notice n on n.id = c.public_notice_id left join tender t on t.id = n.tender_id
     where c.consulted_at < $1 and (t.id is null or ${tenderEndSql} < $1::date) order by c.id limit $2`,
    [before, most],
  )
  await tx.query(`select forget_rows('document_consultation', 'id', $1)`, [idsOf(rows)])
  return rows.length
}

/** What names somebody in the files of tenders that are over: how many tenders and lines of registers were emptied. */
export const forgetTenders = async (tx: Tx, before: Date, most: number): Promise<number> =>
  (await forgetFiles(tx, before, most)) + (await forgetRegister(tx, before, most))
