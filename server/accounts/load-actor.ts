import { grantedPermissions } from '../../resources/accounts/granted'
import type { Registry } from '../../resources/registry'
import type { Actor } from '../database/actor'
import type { Tx } from '../database/connect'
import { catalogueOf, menuKey } from './catalogue'
import { linkedIds } from './user-links'

/** What a session says about itself, besides the actor. */
export interface SessionState {
  sessionId: number
  /** The latest moment at which the answer is good: the token's own end. */
  expires: Date
  /** When the session was last seen; after 30 minutes it is over. */
  seen: Date
}

interface Row extends Record<string, unknown> {
  session_id: number
  token_expires: string
  seen_at: string
  user_id: number
  impersonator_id: number | null
  profile_type_id: number
  level: number
  all_menus: boolean | null
  create_product_hc: boolean | null
  create_supplier_hc: boolean | null
  menus: { route: string; application_id: number; level: number }[] | null
  specials: string[]
  companies: number[]
  groups: number[]
  suppliers: number[]
  own_adherents: number[]
  group_adherents: number[]
}

const rightsSql = `
  p.profile_type_id, p.level, p.all_menus, u.create_product_hc, u.create_supplier_hc,
  (select jsonb_agg(jsonb_build_object('route', m."routeName", 'application_id', m.application_id, 'level', pm.access_level))
     from profile_menu pm join menu m on m.id = pm.menu_id and m."deletedAt" is null
     where pm.profile_id = p.id and pm."deletedAt" is null and pm.access_level > 0) as menus,
  array(select pp.permission from profile_permission pp where pp.profile_id = p.id and pp."deletedAt" is null) as specials`

const perimeterSql = (registry: Registry) => `
  ${linkedIds(registry, 'company')} as companies,
  ${linkedIds(registry, 'groupadherent')} as groups,
  ${linkedIds(registry, 'supplier')} as suppliers,
  ${linkedIds(registry, 'adherent')} as own_adherents,
  array(select a.id from adherent a where a."groupAdherent_id" = any(${linkedIds(registry, 'groupadherent')}) and a."deletedAt" is null) as group_adherents`

/** A user that may act: neither deleted nor inactive, its profile neither. */
export const activeUser = (alias: string, profile: string): string =>
  `${alias}."deletedAt" is null and ${alias}.status_id = 1 and ${profile}."deletedAt" is null`

const sessionSql = (registry: Registry) => `
  select t.session_id, t.expires_at as token_expires, s.seen_at, u.id as user_id, s.impersonator_id, ${rightsSql}, ${perimeterSql(registry)}
  from token t join session s on s.id = t.session_id join "user" u on u.id = s.user_id join profile p on p.id = u.profile_id
  where t.hash = $1 and t.purpose = 'access' and t.expires_at > $2 and s.ended_at is null and s.expires_at > $2 and s.seen_at > $3
    and ${activeUser('u', 'p')}
    and (s.impersonator_id is null or exists (
      select 1 from "user" i join profile ip on ip.id = i.profile_id join session parent on parent.id = s.parent_id
      where i.id = s.impersonator_id and ${activeUser('i', 'ip')} and parent.ended_at is null))`

const union = (first: readonly number[], second: readonly number[]) => [...new Set([...first, ...second])]

function permissionsOf(row: Row, registry: Registry): Set<string> {
  const levels = (row.menus ?? []).map(
    (menu) => [menuKey(menu.application_id, menu.route), menu.level] as const,
  )
  return grantedPermissions(
    {
      profileTypeId: row.profile_type_id,
      allMenus: row.all_menus === true,
      levels: Object.fromEntries(levels),
      ticked: row.specials,
      flags: { create_product_hc: row.create_product_hc, create_supplier_hc: row.create_supplier_hc },
    },
    catalogueOf(registry),
  )
}

function actorOf(row: Row, registry: Registry): Actor {
  const type = row.profile_type_id
  return {
    userId: row.user_id,
    sessionId: row.session_id,
    profileTypeId: type,
    level: row.level,
    permissions: permissionsOf(row, registry),
    companies: type === 1 ? row.companies : [],
    adherents: type === 3 ? union(row.own_adherents, row.group_adherents) : [],
    groups: type === 3 ? row.groups : [],
    suppliers: type === 2 ? row.suppliers : [],
    ...(row.impersonator_id ? { impersonatorId: row.impersonator_id } : {}),
  }
}

/** The actor behind the SHA-256 of an access token; undefined when the token, the session or the account is over. */
export async function loadActor(
  tx: Tx,
  registry: Registry,
  { hash, now, idleSince }: { hash: string; now: Date; idleSince: Date },
): Promise<{ actor: Actor; state: SessionState } | undefined> {
  const [row] = await tx.query<Row>(sessionSql(registry), [hash, now, idleSince])
  if (!row) return undefined
  const state = {
    sessionId: row.session_id,
    expires: new Date(row.token_expires),
    seen: new Date(row.seen_at),
  }
  return { actor: actorOf(row, registry), state }
}
