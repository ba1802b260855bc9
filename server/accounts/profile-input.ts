import { accounts as texts } from '../../i18n/fr/accounts'
import { apiTexts } from '../../i18n/fr/actions'
import { checkInput } from '../../resources/schema/check'
import { lookup } from '../../resources/schema/lookup'
import { messages } from '../../resources/schema/messages'
import { isRow, type ReadRow } from '../../resources/schema/unknown-row'
import { withAssociations } from '../api/associations-sent'
import { changedEchoes, isEqual } from '../api/echoes'
import { ApiError, invalid } from '../api/error'
import { passedOver, sentKeys } from '../api/input'
import type { Work } from '../api/work'
import { catalogueOf } from './catalogue'

const rowsOf = (value: unknown, name: string): ReadRow[] => {
  if (Array.isArray(value) && value.every(isRow)) return value
  throw invalid([{ name, message: messages.list }])
}

/** The rows that a list names, with the ids that they have already: what is sent again is no new row. */
function withIds(
  rows: readonly ReadRow[],
  { name, key, current }: { name: string; key: string; current: unknown },
): ReadRow[] {
  const known = new Map((Array.isArray(current) ? current : []).map((row: ReadRow) => [row[key], row.id]))
  const byKey = new Map(rows.map((row) => [row[key], row]))
  return [...byKey.values()].map(({ id: said, ...row }, at) => {
    const id = known.get(row[key])
    if (said !== undefined && said !== null && said !== id)
      throw invalid([{ name: `${name}.${at}.id`, message: messages.reference }])
    return id === undefined ? row : { ...row, id }
  })
}

/** Refuses a key of a row inside that no such row has. */
function refuseUnknown(work: Work, name: 'menus' | 'Profile_permission', rows: readonly ReadRow[]): void {
  const child = work.registry.get(work.registry.get('profile').fields[name]?.to ?? '')
  const known = sentKeys(work, child)
  const unknown = rows.flatMap((row, at) =>
    Object.keys(row)
      .filter((key) => !known.has(key))
      .map((key) => ({ name: `${name}.${at}.${key}`, message: messages.unknown })),
  )
  if (unknown.length) throw invalid(unknown)
}

/** `menus: [{ menu_id, access_level }]`: entries without access are left out. */
function menusOf(work: Work, value: unknown, current: ReadRow): ReadRow[] {
  const given = rowsOf(value, 'menus')
  refuseUnknown(work, 'menus', given)
  const rows: ReadRow[] = given.map((row) => ({ ...row, access_level: row.access_level ?? 0 }))
  return withIds(
    rows.filter((row) => row.access_level !== 0),
    { name: 'menus', key: 'menu_id', current: current.menus },
  )
}

const isSameSet = (a: readonly unknown[], b: readonly unknown[]) =>
  isEqual([...new Set(a)].sort(), [...new Set(b)].sort())

function namesOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  throw invalid([{ name: 'permissions', message: messages.list }])
}

/** `permissions: [name]`, or the generated form's `Profile_permission: [{ permission }]`. */
function ticksOf(work: Work, body: ReadRow, current: ReadRow): ReadRow[] {
  const rows =
    body.Profile_permission === undefined ? undefined : rowsOf(body.Profile_permission, 'Profile_permission')
  refuseUnknown(work, 'Profile_permission', rows ?? [])
  const ticked = rows?.map((row) => row.permission)
  const named = (body.permissions ?? undefined) === undefined ? undefined : namesOf(body.permissions)
  const before = rowsOf(current.Profile_permission ?? [], 'permissions').map((row) => row.permission)
  if (named && ticked && ![named, ticked].some((one) => isSameSet(one, before)) && !isSameSet(named, ticked))
    throw invalid([{ name: 'permissions', message: apiTexts.twice({ field: 'Profile_permission' }) }])
  // Of a record that comes back with both, what differs from it counts.
  const isTicked = ticked !== undefined && (named === undefined || isSameSet(named, before))
  const names = (isTicked ? ticked : named) ?? []
  const known = new Set(catalogueOf(work.registry).map((permission) => permission.name))
  const unknown = names.filter((name) => typeof name !== 'string' || !known.has(name))
  const name = isTicked ? 'Profile_permission' : 'permissions'
  if (unknown.length) throw invalid([{ name, message: messages.choice }])
  return withIds(isTicked ? (rows ?? []) : names.map((permission) => ({ permission })), {
    ...{ name: 'Profile_permission', key: 'permission', current: current.Profile_permission },
  })
}

/** The profile's row as the engine takes it, out of what the specification's call sends. */
export async function cleanProfile(work: Work, body: ReadRow, current: ReadRow = {}): Promise<ReadRow> {
  const resource = work.registry.get('profile')
  const { permissions, Profile_permission, menus, ...rest } = body
  const input: ReadRow = {
    ...rest,
    ...(menus === undefined ? {} : { menus: menusOf(work, menus, current) }),
    ...(permissions === undefined && Profile_permission === undefined
      ? {}
      : { Profile_permission: ticksOf(work, body, current) }),
  }
  const before = current.id === undefined ? undefined : current
  const { input: read, errors: unread } = withAssociations(work, resource, { input, current: before })
  const ignore = passedOver(resource)
  const { value, errors } = checkInput(resource, read, { current: before, ignore })
  const fixed = await changedEchoes(work, resource, { input, current: before })
  if (unread.length || errors.length) throw invalid([...unread, ...errors, ...fixed])
  if (fixed.length) throw new ApiError('err403', { fields: fixed })
  return { ...value, ...(body.lock_version === undefined ? {} : { lock_version: body.lock_version }) }
}

/** The one application whose menus a profile type opens. */
const applicationOf: Readonly<Record<number, number>> = lookup({ 1: 1, 2: 2, 3: 4 })

/** A profile opens menus of its own application only. */
export async function refuseForeignMenus(work: Work, profile: ReadRow): Promise<void> {
  const ids = (Array.isArray(profile.menus) ? profile.menus : []).map((row: ReadRow) => row.menu_id)
  const [row] = await work.tx.query<{ n: number }>(
    'select count(*)::int as n from menu where id = any($1::bigint[]) and application_id <> $2',
    [ids, applicationOf[Number(profile.profile_type_id)] ?? 0],
  )
  if (row?.n) throw invalid([{ name: 'menus', message: texts.menuOfType }])
}
