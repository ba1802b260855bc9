import type { Member } from '../../resources/directory/serving'
import { ApiError } from './error'
import { findRow } from './read'
import type { Work } from './work'

/** The member, or the group, in whose name something is asked; err403 when it is not the actor's (domain §1.7). */
export async function memberOf(work: Work, id: number, isGroup: boolean): Promise<Member> {
  const row = await findRow(work, work.registry.get(isGroup ? 'groupadherent' : 'adherent'), id)
  if (!row) throw new ApiError('err403')
  const group = row.groupAdherent_id
  return { id, isGroup, groupAdherent_id: !isGroup && typeof group === 'number' ? group : null }
}
