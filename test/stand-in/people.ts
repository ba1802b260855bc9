import { grantedPermissions } from '../../resources/accounts/granted'
import { appCodes } from '../../resources/accounts/permission'
import type { Permission } from '../../resources/schema/permission'
import { type MenuRow, menuTree, shownMenus, withScreens } from '../../server/accounts/menu-tree'
import { ApiError } from '../../server/api/error'
import type { Actor } from '../../server/database/actor'
import { demonstrationPassword } from '../../server/seed/users'
import { type Memory, type Row, rowsOf } from '../memory/rows'
import { wholeRow } from '../memory/writes'

type Body = Record<string, unknown>

const named = (memory: Memory, name: string) => rowsOf(memory, memory.registry.get(name))
const byId = (memory: Memory, name: string, id: unknown) => named(memory, name).find((row) => row.id === id)

const app = (id: unknown) => Object.entries(appCodes).find(([one]) => Number(one) === id)?.[1] ?? ''

/** The menus that a profile opens, each with its level. */
function menusOf(memory: Memory, profile: Row | undefined): (Row & { Menu: Row | undefined })[] {
  return named(memory, 'profile_menu')
    .filter((row) => row.profile_id === profile?.id && Number(row.access_level) > 0)
    .map((row) => ({ ...row, Menu: byId(memory, 'menu', row.menu_id) }))
}

/** Somebody as the server would know them: by profile, levels, ticks and flags. */
export function actorOf(memory: Memory, user: Row, permissions: readonly Permission[]): Actor {
  const profile = byId(memory, 'profile', user.profile_id)
  const levels = menusOf(memory, profile).map(
    ({ Menu, access_level }) =>
      [`${app(Menu?.application_id)}/${Menu?.routeName}`, Number(access_level)] as const,
  )
  const profileTypeId = Number(profile?.profile_type_id)
  const ticked = named(memory, 'profile_permission').filter((row) => row.profile_id === profile?.id)
  const rights = {
    profileTypeId,
    allMenus: profile?.all_menus === true,
    levels: Object.fromEntries(levels),
    ticked: ticked.map((row) => String(row.permission)),
    flags: user as Readonly<Record<string, boolean>>,
  }
  return {
    ...{ userId: user.id, sessionId: user.id, profileTypeId, level: Number(profile?.level), lists: {} },
    permissions: grantedPermissions(rights, permissions),
  }
}

/** A user as login and `/users/me` answer it. */
export function userAnswer(memory: Memory, user: Row): Body {
  const whole = wholeRow(memory, memory.registry.get('user'), user)
  const profile = byId(memory, 'profile', user.profile_id)
  const Profile = {
    ...profile,
    Profile_type: byId(memory, 'profile_type', profile?.profile_type_id),
    Profile_Menu: menusOf(memory, profile),
  }
  return { ...whole, Profile, isImpersonated: false }
}

/** The user behind an access token; whoever is not signed in is refused. */
export function signedIn(memory: Memory, token: string | null): Row {
  const id = Number(/^stand-in-(\d+)$/.exec(token?.replace(/^Bearer /, '') ?? '')?.[1])
  const user = byId(memory, 'user', id)
  if (!user) throw new ApiError('err298')
  return user
}

const session = (memory: Memory, user: Row) => ({
  token: `stand-in-${user.id}`,
  refresh_token: `stand-in-${user.id}`,
  ...userAnswer(memory, user),
})

/** Logs in with the demonstration's password. */
export function logIn(memory: Memory, { email, password }: Body): Body {
  const user = named(memory, 'user').find((row) => row.email === email)
  if (!user || password !== demonstrationPassword) throw new ApiError('err296')
  return session(memory, user)
}

export const renew = (memory: Memory, { refreshToken }: Body): Body =>
  session(memory, signedIn(memory, String(refreshToken)))

/** The navigation of an application, as its person's profile opens it. */
export function navigation(memory: Memory, user: Row, application: string) {
  const own = named(memory, 'application').find((row) => row.machine_name === application)
  const profile = byId(memory, 'profile', user.profile_id)
  const held = new Set(menusOf(memory, profile).map(({ menu_id }) => menu_id))
  const isAll = profile?.all_menus === true && profile.profile_type_id === 1 && own?.id === 1
  const rows = named(memory, 'menu')
    .filter((row) => row.application_id === own?.id)
    .sort((one, other) => Number(one.position) - Number(other.position) || one.id - other.id)
    .map((row) =>
      withScreens({ ...row, label: `menu.${application}.${row.routeName}` } as unknown as MenuRow),
    )
  return shownMenus(menuTree(rows, (menu) => isAll || held.has(menu)))
}
