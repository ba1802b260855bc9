import type { ReadRow } from '../../resources/schema/unknown-row'
import type { StruckAsking } from '../api/context'
import { getRow } from '../api/read'
import type { Actor } from '../database/actor'
import type { Tx } from '../database/connect'
import { catalogsIn } from '../trade/catalogs-of'
import type { RightsLost } from '../trade/rights-lost'
import { covers } from '../trade/scope'
import { type Declared, loadProfileRights, loadUserActors } from './load-actor'
import { permissionsOf } from './profile-limits'
import { linkedIds } from './user-links'

/** What somebody has; who has no account any more has nothing. */
type Held = Pick<Actor, 'permissions' | 'lists'> & { isOther?: boolean }
const nothing: Held = { permissions: new Set(), lists: {} }

/** Permissions by which a cart is sent. */
const sendings = ['sendCartByMember', 'sendCartByProvider']

const without = (all: readonly number[] = [], kept: readonly number[] = []): number[] => {
  const still = new Set(kept)
  return all.filter((id) => !still.has(id))
}

/** Whether somebody has less; another profile counts as less, as it does where it is given (`update-user.ts`). */
const isLess = (before: Held, after: Held): boolean =>
  after.isOther ||
  [...before.permissions].some((name) => !after.permissions.has(name)) ||
  Object.entries(before.lists).some(([name, ids = []]) => !covers(after.lists[name] ?? [], ids))

function lostBy(id: number, before: Held, after: Held): RightsLost {
  const loses = (name: string) => before.permissions.has(name) && !after.permissions.has(name)
  const sends = ({ permissions }: Held) => sendings.some((name) => permissions.has(name))
  return {
    id,
    adherents: without(before.lists.adherents, after.lists.adherents),
    groups: without(before.lists.groups, after.lists.groups),
    suppliers: without(before.lists.suppliers, after.lists.suppliers),
    decides: loses('validateOrders'),
    orders: loses('updateCart') || (sends(before) && !sends(after)),
    catalogs: without(catalogsIn(before.permissions), catalogsIn(after.permissions)),
  }
}

/** The lists of people with those that a change gives them; `$1` the people, then what is given, null where it stays. */
const listsSql = ({ registry }: Pick<Declared, 'registry'>) => `
  with own as (select u.id, u.profile_id, coalesce($2::bigint[], ${linkedIds(registry, 'adherent')}) as adherents,
      coalesce($3::bigint[], ${linkedIds(registry, 'groupadherent')}) as groups,
      coalesce($4::bigint[], ${linkedIds(registry, 'supplier')}) as suppliers, coalesce($5::bigint[], ${linkedIds(registry, 'company')}) as companies
    from "user" u where u.id = any($1::bigint[]))
  select o.id, o.profile_id, o.groups, o.suppliers, o.companies, o.adherents || array(select a.id from adherent a
    where a."groupAdherent_id" = any(o.groups) and a."deletedAt" is null) as adherents from own o`
const listNames = ['adherents', 'groups', 'suppliers', 'companies'] as const
const listFields = ['adherent_ids', 'groupAdherent_ids', 'supplier_ids', 'company_ids'] as const

type UserLists = Record<(typeof listNames)[number], number[]> & { id: number; profile_id: number }

/** People as they would be with another profile, another perimeter or another status. */
async function usersAfter(
  tx: Tx,
  { work, change }: StruckAsking,
  before: ReadonlyMap<number, Actor>,
): Promise<(id: number) => Held> {
  if (!change || (change.status_id ?? 1) !== 1) return () => nothing
  const profile =
    change.profile_id === undefined ? undefined : await loadProfileRights(tx, work, Number(change.profile_id))
  if (change.profile_id !== undefined && !profile) return () => nothing
  const given = listFields.map((name) => (Array.isArray(change[name]) ? change[name] : null))
  const rows = await tx.query<UserLists>(listsSql(work), [[...before.keys()], ...given])
  const listsOf = new Map(rows.map(({ id, ...lists }) => [id, lists]))
  return (id) => {
    const held = before.get(id) ?? nothing
    const { profile_id, ...lists } = listsOf.get(id) ?? { profile_id: 0 }
    if (!profile || profile_id === change.profile_id) return { permissions: held.permissions, lists }
    return {
      isOther: true,
      permissions: profile.permissions,
      lists: profile.profileTypeId === before.get(id)?.profileTypeId ? lists : {},
    }
  }
}

const usersOfSql = 'select id from "user" where profile_id = any($1::bigint[]) and "deletedAt" is null'

/** What people lose once their accounts are changed so, or closed. Given a transaction that sees them. */
export async function lostByUsers(
  tx: Tx,
  ids: readonly number[],
  asking: StruckAsking,
): Promise<RightsLost[]> {
  const before = await loadUserActors(tx, asking.work, ids)
  const after = await usersAfter(tx, asking, before)
  return [...before].flatMap(([id, held]) => (isLess(held, after(id)) ? lostBy(id, held, after(id)) : []))
}

/** What a profile no longer gives, of itself as it is and as it would be. */
async function lostOf(tx: Tx, id: number, { work, change }: StruckAsking): Promise<Set<string> | undefined> {
  const held = await loadProfileRights(tx, work, id)
  if (!held) return undefined
  const row: ReadRow = await getRow(work, work.registry.get('profile'), id)
  const given = await permissionsOf({ tx, registry: work.registry }, { ...row, ...change })
  const lost = new Set([...held.permissions].filter((name) => !given.has(name)))
  const isLower = change?.level !== undefined && Number(change.level) < held.level
  return lost.size || isLower ? lost : undefined
}

/** What the people of some profiles lose once these are changed so. A profile that somebody has is not removed. */
export async function lostByProfiles(
  tx: Tx,
  ids: readonly number[],
  asking: StruckAsking,
): Promise<RightsLost[]> {
  if (!asking.change) return []
  const found: RightsLost[] = []
  for (const id of ids) {
    const lost = await lostOf(tx, id, asking)
    const users = lost ? await tx.query<{ id: number }>(usersOfSql, [[id]]) : []
    const people = await loadUserActors(
      tx,
      asking.work,
      users.map((one) => one.id),
    )
    for (const [user, held] of people) {
      const permissions = new Set([...held.permissions].filter((name) => !lost?.has(name)))
      found.push(lostBy(user, held, { permissions, lists: held.lists }))
    }
  }
  return found
}
