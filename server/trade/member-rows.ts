import type { RowsOfOwner } from '../api/owned-rows'
import { workOf } from '../api/work'
import { memberOf } from './member'

/**
 * What a member works with (domain §16): its own rows, those of its group, and the common ones; with 0, the common ones.
 * A group is named by its id in the path and as `groupAdherent_id`. A row has one owner at most, so both filters meet.
 */
export const memberRows: RowsOfOwner = async ({ db, now }, actor, { id, query }) => {
  const isGroup = Number(query.groupAdherent_id) === id
  const groupOf = () =>
    db.read(actor, async (tx) => {
      const member = await memberOf(workOf(db, tx, now()), id, isGroup)
      return isGroup ? id : member.groupAdherent_id
    })
  const group = id ? Number((await groupOf()) ?? 0) : 0
  const oneOf = (owner: number) => (owner ? [owner, null] : [null])
  return [
    { name: 'adherent_id', operator: 'in', value: oneOf(isGroup ? 0 : id) },
    { name: 'groupAdherent_id', operator: 'in', value: oneOf(group) },
  ]
}
