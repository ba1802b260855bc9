import type { Registry } from '../../resources/registry'
import { ApiError } from '../api/error'
import type { Tx } from '../database/connect'
import { userLink } from './user-links'

type Row = Record<string, unknown>

/** Columns that answers carry as they are. */
const own = `u.id, u.email, u.first_name, u.last_name, u.phone_number, u.avatar_file_id, u.profile_id, u.role_id, u.status_id,
  u.civility_id, u.quality_id, u.validator_one, u.validator_two, u.replacement_validator, u.start_date_replacement,
  u.end_date_replacement, coalesce(u.tax_display, p.tax_display) as tax_display,
  coalesce(u.purchasing_habits_week, p.purchasing_habits_week) as purchasing_habits_week,
  u.create_product_hc, u.create_supplier_hc, u.last_login, u.lock_version`

const fileSql = (id: string) =>
  `(select jsonb_build_object('id', f.id, 'path', f.path, 'unique_name', f.unique_name, 'mime_type', f.mime_type, 'filename', f.filename)
    from file f where f.id = ${id})`

const profileSql = `jsonb_build_object('id', p.id, 'label', p.label, 'level', p.level, 'profile_type_id', p.profile_type_id,
  'all_menus', coalesce(p.all_menus, false), 'tax_display', p.tax_display, 'purchasing_habits_week', p.purchasing_habits_week,
  'Profile_type', (select jsonb_build_object('id', y.id, 'machine_name', y.machine_name, 'label', y.label) from profile_type y where y.id = p.profile_type_id),
  'Profile_Menu', coalesce((select jsonb_agg(jsonb_build_object('menu_id', pm.menu_id, 'access_level', pm.access_level,
    'Menu', jsonb_build_object('id', m.id, 'application_id', m.application_id)) order by pm.menu_id)
    from profile_menu pm join menu m on m.id = pm.menu_id where pm.profile_id = p.id and pm."deletedAt" is null and pm.access_level > 0), '[]'))`

const personSql = (column: string) =>
  `(select jsonb_build_object('id', v.id, 'first_name', v.first_name, 'last_name', v.last_name) from "user" v where v.id = u.${column})`

function manySql(registry: Registry, to: string, item: string): string {
  const { table, user, other } = userLink(registry, to)
  const target = registry.get(to).name
  return `coalesce((select jsonb_agg(${item} order by x.id) from ${table} j join "${target}" x on x.id = j.${other} and x."deletedAt" is null where j.${user} = u.id), '[]')`
}

const answerSql = (registry: Registry) => `
  select ${own}, ${fileSql('u.avatar_file_id')} as "Avatar", ${profileSql} as "Profile",
    (select jsonb_build_object('id', r.id, 'label', r.label, 'machine_name', r.machine_name) from role r where r.id = u.role_id) as "Role",
    (select jsonb_build_object('id', s.id, 'label', s.label) from status s where s.id = u.status_id) as "Status",
    ${personSql('validator_one')} as "ValidatorOne", ${personSql('validator_two')} as "ValidatorTwo",
    ${personSql('replacement_validator')} as "ReplacementValidator",
    ${manySql(
      registry,
      'company',
      `jsonb_build_object('id', x.id, 'label', x.label, 'logo', ${fileSql('x.logo_file_id')},
      'Company_type', (select jsonb_build_object('id', c.id, 'machine_name', c.machine_name, 'label', c.label) from companytype c where c.id = x.company_type_id))`,
    )} as "Company",
    ${manySql(registry, 'adherent', `jsonb_build_object('id', x.id, 'name', x.name)`)} as "Adherent",
    ${manySql(registry, 'groupadherent', `jsonb_build_object('id', x.id, 'label', x.label, 'name', x.label)`)} as "GroupAdherent",
    ${manySql(registry, 'supplier', `jsonb_build_object('id', x.id, 'name', x.name)`)} as "Supplier",
    ${manySql(registry, 'family', `jsonb_build_object('id', x.id, 'label', x.label)`)} as "Family"
  from "user" u join profile p on p.id = u.profile_id where u.id = $1 and u."deletedAt" is null`

/** Who acts behind an impersonated session, without the handle to go back. */
const impersonatorSql = `select i.id, i.first_name, i.last_name from session s join "user" i on i.id = s.impersonator_id where s.id = $1`

/** A user as login and `/users/me` answer it (domain §23). */
export async function userAnswer(
  tx: Tx,
  registry: Registry,
  userId: number,
  sessionId: number,
): Promise<Row> {
  const [user] = await tx.query(answerSql(registry), [userId])
  if (!user) throw new ApiError('err298')
  const [impersonator] = await tx.query(impersonatorSql, [sessionId])
  return {
    ...user,
    isImpersonated: impersonator !== undefined,
    ...(impersonator ? { Impersonator: impersonator } : {}),
  }
}
