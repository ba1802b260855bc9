import { accounts as texts } from '../../i18n/fr/accounts'
import { profile } from '../../resources/accounts/profile'
import type { ReadRow } from '../../resources/schema/unknown-row'
import { ApiError, invalid } from '../api/error'
import type { Work } from '../api/work'
import { type Actor, may } from '../database/actor'
import { type RowsOf, select } from '../database/select'

const override = 'overridePermissionLimits'

const profileSql = select(
  profile,
  ['id', 'level', 'profile_type_id', 'active'],
  'where id = $1 and "deletedAt" is null',
)
type ProfileRow = RowsOf<typeof profileSql>

/** Whether a level is within the actor's reach. */
export const reaches = (actor: Actor, level: number): boolean => level <= actor.level || may(actor, override)

/** Nothing of an account is changed by somebody who acts in another's name. */
export function refuseImpersonated(actor: Actor): void {
  if (actor.impersonatorId) throw new ApiError('err403', { display: texts.impersonatedRefusal })
}

async function profileRow(work: Work, id: unknown): Promise<ProfileRow | undefined> {
  const [row] = await work.tx.query(profileSql, [id])
  return row
}

/** The profile that a user is given: one of the actor's own application where it is no back office, none above it (err433). */
export async function assignableProfile(work: Work, id: unknown, current?: unknown): Promise<ProfileRow> {
  const { actor } = work
  const given = typeof id === 'number' ? await profileRow(work, id) : undefined
  const own = actor.profileTypeId === 1 || given?.profile_type_id === actor.profileTypeId
  if (!given || !own || (!given.active && id !== current))
    throw invalid([{ name: 'profile_id', message: id ? 'Veuillez sélectionner un élément' : texts.required }])
  if (!reaches(actor, given.level)) throw new ApiError('err433')
  return given
}

/** An account above the actor's own level is out of its reach. */
export async function refuseAbove(work: Work, user: ReadRow): Promise<void> {
  const held = await profileRow(work, user.profile_id)
  if (held && !reaches(work.actor, held.level)) throw new ApiError('err433')
}

const flags = { create_product_hc: 'createProductHc', create_supplier_hc: 'createSupplierHc' } as const

/** A right given by a flag is held by who gives it; the back office, which cannot hold those of members, may give them. */
export function refuseForeignFlags(actor: Actor, value: ReadRow, current: ReadRow = {}): void {
  if (actor.profileTypeId === 1 || may(actor, override)) return
  for (const [flag, permission] of Object.entries(flags))
    if (value[flag] === true && current[flag] !== true && !may(actor, permission))
      throw new ApiError('err433', { fields: [{ name: flag, message: texts.beyondOwnRights }] })
}
