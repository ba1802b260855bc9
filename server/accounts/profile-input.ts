import { accounts as texts } from '../../i18n/fr/accounts'
import { checkInput } from '../../resources/schema/check'
import { lookup } from '../../resources/schema/lookup'
import { messages } from '../../resources/schema/messages'
import { invalid } from '../api/error'
import { passedOver } from '../api/input'
import type { Work } from '../api/work'
import { catalogueOf } from './catalogue'
import { isRow } from './user-body'

type Row = Readonly<Record<string, unknown>>

const rowsOf = (value: unknown, name: string): Row[] => {
  if (Array.isArray(value) && value.every(isRow)) return value
  throw invalid([{ name, message: messages.list }])
}

/** The rows that a list names, with the ids that they have already: what is sent again is no new row. */
function withIds(rows: readonly Row[], key: string, current: unknown): Row[] {
  const known = new Map((Array.isArray(current) ? current : []).map((row: Row) => [row[key], row.id]))
  const byKey = new Map(rows.map((row) => [row[key], row]))
  return [...byKey.values()].map(({ id: _id, ...row }) =>
    known.has(row[key]) ? { ...row, id: known.get(row[key]) } : row,
  )
}

/** `menus: [{ menu_id, access_level }]`: entries without access are left out. */
function menusOf(value: unknown, current: Row): Row[] {
  const rows = rowsOf(value, 'menus').map(({ menu_id, access_level }) => ({
    menu_id,
    access_level: access_level ?? 0,
  }))
  return withIds(
    rows.filter((row) => row.access_level !== 0),
    'menu_id',
    current.menus,
  )
}

/** `permissions: [name]`, or the generated form's `Profile_permission: [{ permission }]`. */
function ticksOf(work: Work, body: Row, current: Row): Row[] {
  const names = Array.isArray(body.permissions)
    ? body.permissions
    : rowsOf(body.Profile_permission, 'permissions').map((row) => row.permission)
  const known = new Set(catalogueOf(work.registry).map((permission) => permission.name))
  const unknown = names.filter((name) => typeof name !== 'string' || !known.has(name))
  if (unknown.length) throw invalid([{ name: 'permissions', message: messages.choice }])
  return withIds(
    names.map((permission) => ({ permission })),
    'permission',
    current.Profile_permission,
  )
}

/** The profile's row as the engine takes it, out of what the specification's call sends. */
export function cleanProfile(work: Work, body: Row, current: Row = {}): Row {
  const resource = work.registry.get('profile')
  const { permissions, Profile_permission, menus, ...rest } = body
  const input: Row = {
    ...rest,
    ...(menus === undefined ? {} : { menus: menusOf(menus, current) }),
    ...(permissions === undefined && Profile_permission === undefined
      ? {}
      : { Profile_permission: ticksOf(work, body, current) }),
  }
  const { value, errors } = checkInput(resource, input, {
    current: current.id === undefined ? undefined : current,
    ignore: new Set([...passedOver(work, resource), 'users_count']),
  })
  if (errors.length) throw invalid(errors)
  return { ...value, ...(typeof body.lock_version === 'number' ? { lock_version: body.lock_version } : {}) }
}

/** The one application whose menus a profile type opens. */
const applicationOf: Readonly<Record<number, number>> = lookup({ 1: 1, 2: 2, 3: 4 })

/** A profile opens menus of its own application only. */
export async function refuseForeignMenus(work: Work, profile: Row): Promise<void> {
  const ids = (Array.isArray(profile.menus) ? profile.menus : []).map((row: Row) => row.menu_id)
  const [row] = await work.tx.query<{ n: number }>(
    'select count(*)::int as n from menu where id = any($1::bigint[]) and application_id <> $2',
    [ids, applicationOf[Number(profile.profile_type_id)] ?? 0],
  )
  if (row?.n) throw invalid([{ name: 'menus', message: texts.menuOfType }])
}
