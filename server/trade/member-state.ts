import { type Membership, mayOrder } from '../../resources/directory/may-order'
import type { Member } from '../../resources/directory/serving'
import type { Tx } from '../database/connect'

interface OrderingMember {
  member: Member
  /** The member to whom it is delivered, where it is another one or the member is a group. */
  deliveredTo?: number | null
  /** The day of delivery. */
  day: string
  today: string
}

/** Whether a member orders, with its name and the label of its status. */
export interface MemberState {
  can_order: boolean
  name: string
  status: string
}

const stateSql = `
  select a.id, s.can_order, s.label as status, a.name, a.adherent_status_id, a.resignation_date
  from adherent a join adherentstatus s on s.id = a.adherent_status_id
  where a.id in ($1, $2) and a."deletedAt" is null order by a.id = $2, a.id`

const groupSql = 'select label as name from groupadherent where id = $1 and "deletedAt" is null'

/**
 * Whether the member orders at all: its own status says so, and that of the member to whom it is delivered. A group's members
 * say it for themselves.
 */
export async function memberState(
  tx: Pick<Tx, 'query'>,
  { member, deliveredTo = null, ...when }: OrderingMember,
): Promise<MemberState> {
  const own = member.isGroup ? null : member.id
  if (own === null && deliveredTo === null) return stateOfGroup(tx, member)
  const rows = await tx.query<Membership & { id: number; status: string; name: string }>(stateSql, [
    own,
    deliveredTo,
  ])
  const refused = rows.find((row) => !mayOrder(row, when))
  if (refused) return { can_order: false, name: refused.name, status: refused.status }
  if (member.isGroup) return stateOfGroup(tx, member)
  const itself = rows.find(({ id }) => id === own)
  return itself
    ? { can_order: true, name: itself.name, status: itself.status }
    : { can_order: false, name: '', status: '' }
}

async function stateOfGroup(tx: Pick<Tx, 'query'>, { id }: Member): Promise<MemberState> {
  const [group] = await tx.query<{ name: string }>(groupSql, [id])
  return { can_order: true, name: group?.name ?? '', status: '' }
}
