import { defaultProfiles } from '../../resources/accounts/default-rights'
import { grantedLater, type LaterGrant } from '../../resources/accounts/granted-later'
import { permissions } from '../../resources/rights'
import type { Tx } from '../database/tx'
import { levelsOf } from './profile-levels'
import { profileId } from './profiles'

const nameOf = ({ name }: LaterGrant) => `rights ${name}`

const giveLevels = `insert into profile_menu (profile_id, menu_id, access_level)
 select p.id, m.id, g.level from json_to_recordset($1::json) as g (profile bigint, type bigint, place text, level int)
 join profile p on p.id = g.profile and p.profile_type_id = g.type and p."deletedAt" is null
 join application a on true join menu m on m.application_id = a.id and m."deletedAt" is null
   and g.place = case a.id when 1 then 'BO/' when 2 then 'TE/' when 3 then 'PN/' else 'FO/' end || m."routeName"
 where not exists (select 1 from profile_menu o where o.profile_id = p.id and o.menu_id = m.id and o."deletedAt" is null)`

const giveTicks = `insert into profile_permission (profile_id, permission)
 select p.id, g.permission from json_to_recordset($1::json) as g (profile bigint, type bigint, permission text)
 join profile p on p.id = g.profile and p.profile_type_id = g.type and not p.all_menus and p."deletedAt" is null
 where not exists (select 1 from profile_permission o where o.profile_id = p.id and o.permission = g.permission and o."deletedAt" is null)`

/** The levels and ticks of one grant, for each profile of a new database: it is known by its id and type, whatever it is called now. */
export function laterRights({ menus, permissions: names }: Omit<LaterGrant, 'name'>) {
  const rows = defaultProfiles.map((profile) => {
    const who = { profile: profileId(profile.code), type: profile.profileTypeId }
    const levels = levelsOf(profile)
    const given = menus.map((place) => ({ ...who, place, level: levels.get(place) ?? 0 }))
    const held = permissions.filter(
      ({ name, grants }) => names.includes(name) && grants.includes(profile.code),
    )
    const unopened = held.filter(
      ({ level, menus: places }) =>
        level === 0 || !places.some((place) => menus.includes(place) && (levels.get(place) ?? 0) >= level),
    )
    return {
      levels: given.filter(({ level }) => level > 0),
      ticks: unopened.map(({ name }) => ({ ...who, permission: name })),
    }
  })
  return { levels: rows.flatMap(({ levels }) => levels), ticks: rows.flatMap(({ ticks }) => ticks) }
}

/**
 * Gives the profiles of a filled database what was declared since (`resources/accounts/granted-later.ts`), each grant once: what
 * an administrator takes away afterwards stays away. A database that is new has it all.
 */
export async function grantLater(tx: Tx, isNew: boolean, grants = grantedLater): Promise<string[]> {
  const done: string[] = []
  for (const grant of grants) {
    const [first] = await tx.query(
      `insert into schema_migration (name, hash) values ($1, '') on conflict do nothing returning name`,
      [nameOf(grant)],
    )
    if (!first || isNew) continue
    const { levels, ticks } = laterRights(grant)
    await tx.query(giveLevels, [JSON.stringify(levels)])
    await tx.query(giveTicks, [JSON.stringify(ticks)])
    done.push(grant.name)
  }
  return done
}
