import { accounts as texts } from '../../i18n/fr/accounts'
import { grantedPermissions } from '../../resources/accounts/granted'
import type { profile } from '../../resources/accounts/profile'
import type { user } from '../../resources/accounts/user'
import type { Registry } from '../../resources/registry'
import type { FieldError } from '../../resources/schema/check'
import type { RowOf } from '../../resources/schema/infer'
import type { Tx } from '../database/connect'
import { catalogueOf, menuKey } from './catalogue'
import { linkedIds } from './user-links'

const right = 'validateOrders'

interface ProfileRights extends RowOf<typeof profile, 'id' | 'profile_type_id' | 'all_menus'> {
  menus: { route: string; application_id: number; level: number }[] | null
  ticked: string[]
}

const profilesSql = `select p.id, p.profile_type_id, p.all_menus,
  (select jsonb_agg(jsonb_build_object('route', m."routeName", 'application_id', m.application_id, 'level', pm.access_level))
     from profile_menu pm join menu m on m.id = pm.menu_id where pm.profile_id = p.id and pm."deletedAt" is null) as menus,
  array(select pp.permission from profile_permission pp where pp.profile_id = p.id and pp."deletedAt" is null) as ticked
  from profile p where p."deletedAt" is null`

/** Ids of the member profiles whose users may validate orders. */
async function validatingProfiles(tx: Tx, registry: Registry): Promise<number[]> {
  const profiles = await tx.query<ProfileRights>(profilesSql)
  const holds = (profile: ProfileRights) =>
    grantedPermissions(
      {
        profileTypeId: profile.profile_type_id,
        allMenus: profile.all_menus === true,
        levels: Object.fromEntries(
          (profile.menus ?? []).map((m) => [menuKey(m.application_id, m.route), m.level]),
        ),
        ticked: profile.ticked,
        flags: {},
      },
      catalogueOf(registry),
    ).has(right)
  return profiles
    .filter((profile) => profile.profile_type_id === 3 && holds(profile))
    .map((profile) => profile.id)
}

/** SQL of the members that the user `u` reaches, directly or by a group. */
const coverage = (registry: Registry) =>
  `(${linkedIds(registry, 'adherent')} || array(select a.id from adherent a where a."deletedAt" is null
    and a."groupAdherent_id" = any(${linkedIds(registry, 'groupadherent')})))`

export type Candidate = RowOf<typeof user, 'id' | 'first_name' | 'last_name'>

/** Active members' users who may validate and whose perimeter covers all the adherents given, but for one user. */
export async function candidates(
  tx: Tx,
  registry: Registry,
  { adherents, but }: { adherents: readonly number[]; but: number },
): Promise<Candidate[]> {
  const profiles = await validatingProfiles(tx, registry)
  return tx.query<Candidate>(
    `select u.id, u.first_name, u.last_name from "user" u where u."deletedAt" is null and u.status_id = 1
       and u.profile_id = any($1::bigint[]) and u.id <> $2 and $3::bigint[] <@ ${coverage(registry)}
     order by u.last_name, u.first_name, u.id`,
    [profiles, but, adherents],
  )
}

/** Whether somebody is a validator: holds the right, or is named as one. */
export async function isValidator(tx: Tx, registry: Registry, userId: number): Promise<boolean> {
  const profiles = await validatingProfiles(tx, registry)
  const [row] = await tx.query<{ is: boolean }>(
    `select exists (select 1 from "user" where id = $1 and profile_id = any($2::bigint[]) and "deletedAt" is null)
       or exists (select 1 from "user" where (validator_one = $1 or validator_two = $1) and "deletedAt" is null) as is`,
    [userId, profiles],
  )
  return row?.is === true
}

export interface Dependent extends Candidate {
  /** What the person is for this user. */
  level: 'validator_one' | 'validator_two' | 'replacement_validator'
}

/** The active users that name somebody as validator or replacement. */
export const dependentsOf = (tx: Tx, userId: number): Promise<Dependent[]> =>
  tx.query<Dependent>(
    `select u.id, u.first_name, u.last_name, l.level from "user" u
     cross join lateral (values ('validator_one', u.validator_one), ('validator_two', u.validator_two),
       ('replacement_validator', u.replacement_validator)) as l(level, person)
     where l.person = $1 and u."deletedAt" is null and u.status_id = 1 order by u.last_name, u.first_name, u.id, l.level`,
    [userId],
  )

interface Named {
  /** Field → the person named in it. */
  people: Readonly<Record<string, number>>
  adherents: readonly number[]
  groups: readonly number[]
}

/** Why somebody may not be named validator or replacement: no right to validate, no member in common. */
export async function validatorErrors(
  tx: Tx,
  registry: Registry,
  { people, adherents, groups }: Named,
): Promise<FieldError[]> {
  const names = Object.entries(people)
  if (!names.length) return []
  const rows = await tx.query<{ id: number; may: boolean; shares: boolean }>(
    `select u.id, u.status_id = 1 and u.profile_id = any($2::bigint[]) as may,
       ${coverage(registry)} && ($3::bigint[] || array(select a.id from adherent a where a."groupAdherent_id" = any($4::bigint[]) and a."deletedAt" is null)) as shares
     from "user" u where u.id = any($1::bigint[]) and u."deletedAt" is null`,
    [names.map(([, id]) => id), await validatingProfiles(tx, registry), adherents, groups],
  )
  return names.flatMap(([name, id]): FieldError[] => {
    const row = rows.find((one) => one.id === id)
    if (!row?.may) return [{ name, message: texts.validatorRight }]
    return row.shares ? [] : [{ name, message: texts.validatorPerimeter }]
  })
}
