import { litigationTexts } from '../../i18n/fr/litigations'
import { litigation, litigationMessage } from '../../resources/litigations/litigation'
import { type LitigationStatus, litigationStates, sideOf } from '../../resources/litigations/states'
import type { RowOf } from '../../resources/schema/infer'
import { ApiError } from '../api/error'
import { repo } from '../api/repo'
import type { Work } from '../api/work'
import { type RowsOf, select } from '../database/select'

const locked = select(
  litigation,
  [
    'id',
    'lock_version',
    'status',
    'is_sent',
    'adherent_id',
    'groupAdherent_id',
    'supplier_id',
    'order_id',
    'litigation_date',
    'amount',
    'credit_note',
    'alert',
    'description',
    'message_object',
    'message_text',
    'user_id',
    'responsible',
  ],
  'where id = $1 and "deletedAt" is null for update',
)
export type LitigationRow = RowsOf<typeof locked>

/** « L-2026-0007 ». */
export const litigationNumber = ({
  id,
  litigation_date,
}: RowOf<typeof litigation, 'id' | 'litigation_date'>): string =>
  `L-${litigation_date.slice(0, 4)}-${String(id).padStart(4, '0')}`

/** The same of a row of the table. */
export const litigationNumberSql = (row: string): string =>
  `('L-' || to_char(${row}.litigation_date, 'YYYY') || '-' || lpad(${row}.id::text, greatest(4, length(${row}.id::text)), '0'))`

export const notFound = () => new ApiError('err404', { display: litigationTexts.notFound })

/** The litigation, locked; « Le litige n'a pas été trouvé » when it is not the actor's. */
export async function lockLitigation(work: Work, id: number): Promise<LitigationRow> {
  const [row] = await work.tx.query(locked, [id])
  if (!row) throw notFound()
  return row
}

export const wrongState = (status: LitigationStatus) =>
  new ApiError('err409', {
    display: litigationTexts.wrongState({ status: litigationStates[status].label }),
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
  const id = await repo(work, litigationMessage).create({
    litigation_id: litigationId,
    side: sideOf(work.actor.profileTypeId),
    kind,
    text,
    author: await authorOf(work),
    user_id: work.actor.userId,
  })
  for (const [position, file] of file_ids.entries())
    await work.tx.query(
      'insert into litigation_message_file_ids (litigation_message_id, file_id, position) values ($1, $2, $3) on conflict do nothing',
      [id, file, position],
    )
}
