import type { Member } from '../../resources/directory/serving'
import { ApiError } from '../api/error'
import type { Work } from '../api/work'

const sql = (isGroup: boolean) =>
  isGroup
    ? 'select null::bigint as of_group from groupadherent where id = $1 and "deletedAt" is null'
    : 'select "groupAdherent_id" as of_group from adherent where id = $1 and "deletedAt" is null'

/** The member, or the group, in whose name something is asked; err403 when it is not the actor's (domain §1.7). */
export async function memberOf({ tx }: Work, id: number, isGroup: boolean): Promise<Member> {
  const [row] = await tx.query<{ of_group: number | null }>(sql(isGroup), [id])
  if (!row) throw new ApiError('err403')
  return { id, isGroup, groupAdherent_id: row.of_group }
}
