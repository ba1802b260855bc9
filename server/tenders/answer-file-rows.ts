import { type AnswerFile, toldFiles } from '../../resources/tenders/answer-files'
import type { Work } from '../api/work'
import type { ActorTx, Tx } from '../database/tx'

const dropSql = `
  delete from tender_answer_file a where a.tender_response_id = $1 and not a.id = any($2::bigint[])
    and not exists (select 1 from tender_response r where r.id = a.tender_response_id and r.status = '150' and a.version = r.version)`

/**
 * Forgets the files of an answer that neither its draft nor what stands as sent names: their keys are gone with what named them,
 * their bytes go with the nightly cleaning.
 */
export const dropFiles = (work: Work, responseId: number, kept: readonly number[]) =>
  work.tx.beyond('tenders', (past) => past.query(dropSql, [responseId, kept]))

const markSql = `update tender_answer_file set version = $2, "updatedAt" = $4 where tender_response_id = $1 and id = any($3::bigint[])`

/** Notes which files were sent with a version; those of the versions that it replaces are never opened, and forgotten. */
export async function markSent(
  work: Work,
  responseId: number,
  { version, files }: { version: number; files: readonly AnswerFile[] },
): Promise<void> {
  const ids = files.map(({ id }) => id)
  await work.tx.beyond('tenders', (past) => past.query(markSql, [responseId, version, ids, work.now]))
  await dropFiles(work, responseId, ids)
}

const unfoldSql = `
  update tender_answer_file a set kind = n.kind, tender_family_id = n.tender_family_id, filename = n.filename, size = n.size,
    sha256 = n.sha256, received_at = n.at, verification = n.verification, signs = n.signs, "updatedAt" = $3
  from jsonb_to_recordset($2::jsonb) as n(id bigint, kind text, tender_family_id bigint, filename text, size bigint, sha256 text,
    at timestamptz, verification text, signs text)
  where a.id = n.id and a.tender_response_id = $1`

/** Writes what an opened answer says of its files; their keys stay where they are. */
export const unfoldFiles = (
  tx: Tx | ActorTx,
  responseId: number,
  { files, now }: { files: readonly AnswerFile[]; now: Date },
) => tx.query(unfoldSql, [responseId, JSON.stringify(toldFiles(files)), now])

const addSql = `insert into tender_answer_file (tender_response_id, file_id, "createdAt", "updatedAt", created_by, updated_by)
  values ($1, $2, $3, $3, $4, $4) returning id`

/** The row of a file's bytes in an answer. */
export async function fileOfAnswer(work: Work, responseId: number, fileId: number): Promise<number> {
  const values = [responseId, fileId, work.now, work.actor.userId]
  const [row] = await work.tx.beyond('tenders', (past) => past.query<{ id: number }>(addSql, values))
  return Number(row?.id)
}

const storedSql = `select f.path, f.unique_name from tender_answer_file a join "file" f on f.id = a.file_id
  where a.id = $1 and a.tender_response_id = $2`

/** Where the bytes of a file of an answer are kept. */
export async function storedFile(work: Work, responseId: number, id: number) {
  const [row] = await work.tx.beyond('tenders', (past) =>
    past.query<{ path: string; unique_name: string }>(storedSql, [id, responseId]),
  )
  return row
}
