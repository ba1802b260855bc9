import { accounts as texts } from '../../i18n/fr/accounts'
import type { menu } from '../../resources/accounts/application'
import { grantedPermissions } from '../../resources/accounts/granted'
import type { AppCode } from '../../resources/accounts/permission'
import type { RowOf } from '../../resources/schema/infer'
import { lookup } from '../../resources/schema/lookup'
import type { ReadRow } from '../../resources/schema/unknown-row'
import { ApiError } from '../api/error'
import type { Work } from '../api/work'
import { may } from '../database/actor'
import type { Tx } from '../database/connect'
import { catalogueOf, menuKey } from './catalogue'
import { reaches } from './user-limits'

const appOf: Readonly<Record<number, AppCode>> = lookup({ 1: 'BO', 2: 'TE', 3: 'FO' })
const list = (value: unknown): ReadRow[] => (Array.isArray(value) ? value : [])

/** The permissions that a profile gives, out of its row. */
export async function permissionsOf(
  work: Pick<Work, 'registry'> & { tx: Tx },
  profile: ReadRow,
): Promise<Set<string>> {
  const menus = await work.tx.query<RowOf<typeof menu, 'id' | 'routeName' | 'application_id'>>(
    'select id, "routeName", application_id from menu where id = any($1::bigint[])',
    [list(profile.menus).map((row) => row.menu_id)],
  )
  const keys = new Map(menus.map((menu) => [menu.id, menuKey(menu.application_id, menu.routeName)]))
  const levels = list(profile.menus).map(
    (row) => [keys.get(Number(row.menu_id)) ?? '', Number(row.access_level)] as const,
  )
  return grantedPermissions(
    {
      profileTypeId: Number(profile.profile_type_id),
      allMenus: profile.all_menus === true,
      levels: Object.fromEntries(levels),
      ticked: list(profile.Profile_permission).map((row) => String(row.permission)),
      flags: {},
    },
    catalogueOf(work.registry),
  )
}

/** Nobody makes or changes a profile above the own level (err433), unless allowed to go beyond. */
export function refuseHighLevel(work: Work, ...profiles: readonly ReadRow[]): void {
  if (profiles.some(({ level }) => typeof level === 'number' && !reaches(work.actor, level)))
    throw new ApiError('err433')
}

/**
 * Nobody grants what it does not hold (err433), unless allowed to go beyond. Permissions that stand in other applications
 * only, which the actor cannot hold, are bounded by the level.
 */
export async function refuseForeignGrants(work: Work, before: ReadRow, after: ReadRow): Promise<void> {
  const { actor, registry } = work
  if (may(actor, 'overridePermissionLimits')) return
  const [had, has] = [await permissionsOf(work, before), await permissionsOf(work, after)]
  const own = appOf[actor.profileTypeId]
  const beyond = catalogueOf(registry).filter(
    ({ name, apps }) =>
      has.has(name) && !had.has(name) && !actor.permissions.has(name) && own && apps.includes(own),
  )
  if (!beyond.length) return
  const names = beyond.map(({ label }) => label).join(', ')
  throw new ApiError('err433', {
    fields: [{ name: 'permissions', message: `${texts.beyondOwnRights} : ${names}` }],
  })
}
