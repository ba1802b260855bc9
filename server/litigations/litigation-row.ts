import { litigationTexts } from '../../i18n/fr/litigations'
import { type LitigationStatus, litigationStatuses, sideOf } from '../../resources/litigations/states'
import { ApiError } from '../api/error'
import type { Work } from '../api/work'

export interface LitigationRow extends Record<string, unknown> {
  id: number
  lock_version: number
  status: LitigationStatus
  is_sent: boolean
  adherent_id: number | null
  groupAdherent_id: number | null
  supplier_id: number
  order_id: number | null
  litigation_date: string
  amount: string | null
  credit_note: boolean
  alert: boolean
  description: string | null
  message_object: string | null
  message_text: string | null
  user_id: number
  responsible: number | null
}

const columns = `id, lock_version, status, is_sent, adherent_id, "groupAdherent_id", supplier_id, order_id, litigation_date, amount,
  credit_note, alert, description, message_object, message_text, user_id, responsible`

/** « L-2026-0007 ». */
export const litigationNumber = ({ id, litigation_date }: { id: number; litigation_date: string }): string =>
  `L-${litigation_date.slice(0, 4)}-${String(id).padStart(4, '0')}`

/** The same of a row of the table. */
export const litigationNumberSql = (row: string): string =>
  `('L-' || to_char(${row}.litigation_date, 'YYYY') || '-' || lpad(${row}.id::text, greatest(4, length(${row}.id::text)), '0'))`

export const notFound = () => new ApiError('err404', { display: litigationTexts.notFound })

/** The litigation, locked; « Le litige n'a pas été trouvé » when it is not the actor's. */
export async function lockLitigation(work: Work, id: number): Promise<LitigationRow> {
  const [row] = await work.tx.query<LitigationRow>(
    `select ${columns} from litigation where id = $1 and "deletedAt" is null for update`,
    [id],
  )
  if (!row) throw notFound()
  return row
}

export const wrongState = (status: LitigationStatus) =>
  new ApiError('err409', {
    display: litigationTexts.wrongState.replace('{status}', litigationStatuses[status]),
  })

/** How the actor signs what it writes. */
export async function authorOf(work: Work): Promise<string> {
  const [row] = await work.tx.beyond('notifications', (tx) =>
    tx.query<{ name: string }>(
      `select concat_ws(' ', first_name, last_name) as name from "user" where id = $1`,
      [work.actor.userId],
    ),
  )
  return row?.name ?? ''
}

/** Adds to the conversation of a litigation: a message, or what happened. */
export async function addMessage(
  work: Work,
  litigationId: number,
  { kind, text, file_ids = [] }: { kind: 'message' | 'event'; text: string; file_ids?: readonly number[] },
): Promise<void> {
  const side = sideOf(work.actor.profileTypeId)
  const [row] = await work.tx.query<{ id: number }>(
    `insert into litigation_message (litigation_id, side, kind, text, author, user_id, created_by, "createdAt", "updatedAt")
     values ($1, $2, $3, $4, $5, $6, $6, $7, $7) returning id`,
    [litigationId, side, kind, text, await authorOf(work), work.actor.userId, work.now],
  )
  for (const [position, file] of file_ids.entries())
    await work.tx.query(
      'insert into litigation_message_file_ids (litigation_message_id, file_id, position) values ($1, $2, $3) on conflict do nothing',
      [row?.id, file, position],
    )
}
