import { type Membership, mayOrder } from '../../resources/directory/may-order'
import type { Member } from '../../resources/directory/serving'
import type { Tx } from '../database/connect'

interface Asked {
  member: Member
  /** The day of delivery. */
  day: string
  today: string
}

/** Whether the member orders at all, and the label of its status; a group's members say it for themselves. */
export async function memberState(tx: Pick<Tx, 'query'>, { member, ...when }: Asked) {
  if (member.isGroup) return { can_order: true, status: '' }
  const [row] = await tx.query<Membership & { status: string }>(
    `select s.can_order, s.label as status, a.adherent_status_id, a.resignation_date from adherent a
     join adherentstatus s on s.id = a.adherent_status_id where a.id = $1 and a."deletedAt" is null`,
    [member.id],
  )
  return row ? { can_order: mayOrder(row, when), status: row.status } : { can_order: false, status: '' }
}
