import { grantedPermissions } from '../../resources/accounts/granted'
import type { profile } from '../../resources/accounts/profile'
import type { session } from '../../resources/accounts/session'
import type { Registry } from '../../resources/registry'
import type { RowOf } from '../../resources/schema/infer'
import type { Actor } from '../database/actor'
import type { Database, Tx } from '../database/connect'
import { literal, quote } from '../database/naming'
import { type ActorList, type Policies, typeOf } from '../database/policies'
import { menuKey } from './catalogue'
import { linkedIds } from './user-links'

/** What a token of a session opens: the API, or the pages that come with what their screens show. */
export type SessionPurpose = 'access' | 'page'

/** What a session says about itself, besides the actor. */
export interface SessionState {
  sessionId: number
  /** The latest moment at which the answer is good: the token's own end. */
  expires: Date
  /** When the session was last seen; after 30 minutes it is over. */
  seen: Date
}

export type Declared = Pick<Database, 'registry' | 'policies'>

interface SessionRow
  extends RowOf<typeof profile, 'profile_type_id' | 'level' | 'all_menus'>,
    RowOf<typeof session, 'seen_at' | 'user_id' | 'impersonator_id'> {
  hash: string
  session_id: number
  token_expires: string
  flags: Readonly<Record<string, boolean | null>>
  menus: { route: string; application_id: number; level: number }[] | null
  specials: string[]
  lists: Readonly<Record<string, number[]>>
}

const rightsSql = `
  p.profile_type_id, p.level, p.all_menus,
  (select jsonb_agg(jsonb_build_object('route', m."routeName", 'application_id', m.application_id, 'level', pm.access_level))
     from profile_menu pm join menu m on m.id = pm.menu_id and m."deletedAt" is null
     where pm.profile_id = p.id and pm."deletedAt" is null and pm.access_level > 0) as menus,
  array(select pp.permission from profile_permission pp where pp.profile_id = p.id and pp."deletedAt" is null) as specials`

/** The ids of one list of an actor: what the person is linked to, and what belongs to that. */
function listSql(registry: Registry, { from, within }: ActorList): string {
  const own = linkedIds(registry, from)
  if (!within) return own
  return `${own} || array(select x.id from ${quote(from)} x where x.${quote(within.by)} = any(${linkedIds(registry, within.from)})
    and x."deletedAt" is null and x.id <> all(${own}))`
}

const listsSql = (registry: Registry, { lists }: Policies) =>
  `jsonb_build_object(${Object.entries(lists)
    .map(([name, list]) => `${literal(name)}, ${listSql(registry, list)}`)
    .join(', ')}) as lists`

/** A user that may act: neither deleted nor inactive, its profile neither. */
export const activeUser = (alias: string, profile: string): string =>
  `${alias}."deletedAt" is null and ${alias}.status_id = 1 and ${profile}."deletedAt" is null`

/** The flags of a user that give permissions. */
function flagsSql({ permissions }: Policies): string {
  const names = new Set(permissions.flatMap(({ flag }) => flag ?? []))
  const pairs = [...names].map((name) => `${literal(name)}, u.${quote(name)}`)
  return `jsonb_build_object(${pairs.join(', ')}) as flags`
}

const sessionSql = ({ registry, policies }: Declared) => `
  select t.hash, t.session_id, t.expires_at as token_expires, s.seen_at, u.id as user_id, s.impersonator_id, ${rightsSql}, ${flagsSql(policies)}, ${listsSql(registry, policies)}
  from token t join session s on s.id = t.session_id join "user" u on u.id = s.user_id join profile p on p.id = u.profile_id
  where t.hash = any($1::text[]) and t.purpose = $4 and t.expires_at > $2 and s.ended_at is null and s.expires_at > $2 and s.seen_at > $3
    and ${activeUser('u', 'p')}
    and (s.impersonator_id is null or exists (
      select 1 from "user" i join profile ip on ip.id = i.profile_id join session parent on parent.id = s.parent_id
      where i.id = s.impersonator_id and ${activeUser('i', 'ip')} and parent.ended_at is null))`

function permissionsOf(row: SessionRow, { permissions }: Policies): Set<string> {
  const levels = (row.menus ?? []).map(
    (menu) => [menuKey(menu.application_id, menu.route), menu.level] as const,
  )
  return grantedPermissions(
    {
      profileTypeId: row.profile_type_id,
      allMenus: row.all_menus === true,
      levels: Object.fromEntries(levels),
      ticked: row.specials,
      flags: row.flags,
    },
    permissions,
  )
}

function actorOf(row: SessionRow, { policies }: Declared): Actor {
  const actor = {
    userId: row.user_id,
    sessionId: row.session_id,
    profileTypeId: row.profile_type_id,
    level: row.level,
    permissions: permissionsOf(row, policies),
    lists: {},
    ...(row.impersonator_id ? { impersonatorId: row.impersonator_id } : {}),
  }
  const type = typeOf(policies, actor)
  const own = Object.entries(row.lists).filter(([name]) => policies.lists[name]?.of === type)
  return { ...actor, lists: Object.fromEntries(own) }
}

export interface LoadedActor {
  actor: Actor
  state: SessionState
}

/** When a token is asked about, and since when a session without a call is over. */
interface Validity {
  purpose: SessionPurpose
  now: Date
  idleSince: Date
}

/** The actors behind the SHA-256 of tokens of a purpose, by hash; none where the token, the session or the account is over. */
export async function loadActors(
  tx: Tx,
  declared: Declared,
  { hashes, purpose, now, idleSince }: Validity & { hashes: readonly string[] },
): Promise<Map<string, LoadedActor>> {
  const rows = await tx.query<SessionRow>(sessionSql(declared), [hashes, now, idleSince, purpose])
  return new Map(
    rows.map((row) => {
      const state = {
        sessionId: row.session_id,
        expires: new Date(row.token_expires),
        seen: new Date(row.seen_at),
      }
      return [row.hash, { actor: actorOf(row, declared), state }]
    }),
  )
}

/** The actor behind the SHA-256 of a token of a purpose; undefined when the token, the session or the account is over. */
export const loadActor = async (
  tx: Tx,
  declared: Declared,
  { hash, ...validity }: Validity & { hash: string },
): Promise<LoadedActor | undefined> =>
  (await loadActors(tx, declared, { ...validity, hashes: [hash] })).get(hash)

const userSql = ({ registry, policies }: Declared) => `
  select '' as hash, 0 as session_id, u.id as user_id, null as impersonator_id, ${rightsSql}, ${flagsSql(policies)}, ${listsSql(registry, policies)}
  from "user" u join profile p on p.id = u.profile_id where u.id = any($1::bigint[]) and ${activeUser('u', 'p')}`

/** People with the rights and lists of now, by their ids, without a session; none where an account is over. */
export async function loadUserActors(
  tx: Tx,
  declared: Declared,
  users: readonly number[],
): Promise<Map<number, Actor>> {
  const rows = await tx.query<SessionRow>(userSql(declared), [users])
  return new Map(rows.map((row) => [row.user_id, actorOf(row, declared)]))
}

/** One of them: for what is made in somebody's name by the clock. */
export const loadUserActor = async (tx: Tx, declared: Declared, user: number): Promise<Actor | undefined> =>
  (await loadUserActors(tx, declared, [user])).get(user)

const profileSql = `
  select 0 as user_id, 0 as session_id, ${rightsSql}, '{}'::jsonb as flags, '{}'::jsonb as lists
  from profile p where p.id = $1 and p."deletedAt" is null`

/** What a profile gives by itself; undefined where there is none. */
export async function loadProfileRights(
  tx: Tx,
  declared: Declared,
  id: number,
): Promise<Pick<Actor, 'permissions' | 'level' | 'profileTypeId'> | undefined> {
  const [row] = await tx.query<SessionRow>(profileSql, [id])
  return row && actorOf(row, declared)
}

const staffSql = `select u.id from "user" u join profile p on p.id = u.profile_id
  where p.profile_type_id = any($1::bigint[]) and ($2::bigint[] is null or u.id = any($2))`

/** Those of the staff that may act, with the rights and lists of now: all of them, or those of these ids. */
export async function loadStaff(tx: Tx, declared: Declared, ids?: readonly number[]): Promise<Actor[]> {
  const types = Object.values(declared.policies.types).flatMap(({ id, staff }) => (staff ? [id] : []))
  const people = await tx.query<{ id: number }>(staffSql, [types, ids ?? null])
  const actors = await loadUserActors(
    tx,
    declared,
    people.map(({ id }) => id),
  )
  return [...actors.values()]
}
