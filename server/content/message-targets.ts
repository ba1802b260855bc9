const link = (table: string, column: string, what: string) =>
  `(not exists (select 1 from "dashboardmessage_${table}" j where j.dashboardmessage_id = m.id)
    or exists (select 1 from "dashboardmessage_${table}" j where j.dashboardmessage_id = m.id and j."${column}" ${what}))`

const noMember = `not exists (select 1 from dashboardmessage_adherent_ids j where j.dashboardmessage_id = m.id)
  and not exists (select 1 from "dashboardmessage_groupAdherent_ids" j where j.dashboardmessage_id = m.id)`

/** Adherents of the user `u`, those of its groups included, and the groups themselves. */
const members = `select a.id, a.company_id, a."groupAdherent_id" from adherent a where a."deletedAt" is null
    and (exists (select 1 from user_adherent_ids j where j.user_id = u.id and j.adherent_id = a.id)
      or exists (select 1 from "user_groupAdherent_ids" j where j.user_id = u.id and j.groupadherent_id = a."groupAdherent_id"))
  union all select null, g.company_id, g.id from groupadherent g
    join "user_groupAdherent_ids" j on j.groupadherent_id = g.id and j.user_id = u.id where g."deletedAt" is null`

/** The one adherent, or the group, for which somebody asks: `$n` is its id, `$n+1` whether it is a group. */
const oneMember = (
  n: number,
) => `select a.id, a.company_id, a."groupAdherent_id" from adherent a where a.id = $${n} and not $${n + 1}::boolean
  union all select null, g.company_id, g.id from groupadherent g where g.id = $${n} and $${n + 1}::boolean`

const memberMeant = (
  list: string,
) => `exists (select 1 from (${list}) a where ${link('company_ids', 'company_id', '= a.company_id')}
  and (${noMember} or exists (select 1 from dashboardmessage_adherent_ids j where j.dashboardmessage_id = m.id and j.adherent_id = a.id)
    or exists (select 1 from "dashboardmessage_groupAdherent_ids" j where j.dashboardmessage_id = m.id and j.groupadherent_id = a."groupAdherent_id")))`

/** Staff: of one of the services, or of none, which stands for all. Nobody in particular is meant among the members. */
const staffMeant = `${noMember} and (not exists (select 1 from user_company_ids s where s.user_id = u.id)
  or ${link('company_ids', 'company_id', 'in (select s.company_id from user_company_ids s where s.user_id = u.id)')})`

const supplierMeant = `${noMember} and not exists (select 1 from dashboardmessage_company_ids j where j.dashboardmessage_id = m.id)`

/** Condition on a message `m`, a user `u` and its profile `p`: whether it is for this user (domain §12.2). */
export const meantSql = (): string => `${link('profile_type_ids', 'profile_type_id', '= p.profile_type_id')}
  and ${link('profile_ids', 'profile_id', '= p.id')}
  and case p.profile_type_id when 1 then ${staffMeant} when 2 then ${supplierMeant} else ${memberMeant(members)} end`

/**
 * Condition on a message `m`: whether it is for the adherent or the group of the parameters `$place` and `$place + 1`, whoever
 * asks; a member's user is shown what is meant for its own profile, the others what is meant for any.
 */
export const meantForSql = (place: number): string => `${link('profile_type_ids', 'profile_type_id', '= 3')}
  and (p.profile_type_id <> 3 or ${link('profile_ids', 'profile_id', '= p.id')}) and ${memberMeant(oneMember(place))}`
