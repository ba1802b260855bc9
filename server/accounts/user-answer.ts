import type { Registry } from '../../resources/registry'
import { lookup } from '../../resources/schema/lookup'
import { type AnyResource, isStored, titleFields } from '../../resources/schema/resource'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { ApiError } from '../api/error'
import type { Tx } from '../database/connect'
import { literal, quote, tableOf } from '../database/naming'
import { userLink } from './user-links'

const fileSql = (id: string) =>
  `(select jsonb_build_object('id', f.id, 'path', f.path, 'unique_name', f.unique_name, 'mime_type', f.mime_type, 'filename', f.filename)
    from file f where f.id = ${id})`

const profileSql = `jsonb_build_object('id', p.id, 'label', p.label, 'level', p.level, 'profile_type_id', p.profile_type_id,
  'all_menus', coalesce(p.all_menus, false), 'tax_display', p.tax_display, 'purchasing_habits_week', p.purchasing_habits_week,
  'Profile_type', (select jsonb_build_object('id', y.id, 'machine_name', y.machine_name, 'label', y.label) from profile_type y where y.id = p.profile_type_id),
  'Profile_Menu', coalesce((select jsonb_agg(jsonb_build_object('menu_id', pm.menu_id, 'access_level', pm.access_level,
    'Menu', jsonb_build_object('id', m.id, 'application_id', m.application_id)) order by pm.menu_id)
    from profile_menu pm join menu m on m.id = pm.menu_id where pm.profile_id = p.id and pm."deletedAt" is null and pm.access_level > 0), '[]'))`

/** Fields of the account that answers carry as they are; what the profile has too is the profile's where the user has none. */
function ownSql(registry: Registry): string {
  const [{ fields }, profile] = [registry.get('user'), registry.get('profile').fields]
  const names = Object.keys(fields).filter((name) => {
    const field = fields[name]
    return field && isStored(field) && !field.secret && !field.hidden
  })
  const columns = names.map((name) =>
    profile[name] ? `coalesce(u.${quote(name)}, p.${quote(name)}) as ${quote(name)}` : `u.${quote(name)}`,
  )
  return ['u.id', ...columns, 'u.lock_version'].join(', ')
}

/** What an answer says of a row that the account refers to: its number and name, and what it is called by the code. */
function briefSql(target: AnyResource): string {
  const names = ['id', ...titleFields(target), ...['machine_name'].filter((name) => target.fields[name])]
  const pairs = names.map((name) => `${literal(name)}, x.${quote(name)}`)
  return `jsonb_build_object(${[...pairs, ...(more[target.name] ?? [])].join(', ')})`
}

/** What besides is said of some. */
const more: Readonly<Record<string, readonly string[]>> = lookup({
  company: [
    `'logo', ${fileSql('x.logo_file_id')}`,
    `'Company_type', (select jsonb_build_object('id', c.id, 'machine_name', c.machine_name, 'label', c.label) from companytype c where c.id = x.company_type_id)`,
  ],
  groupadherent: [`'name', x.label`],
})

/** The associations of an account, one column each. */
function associationsSql(registry: Registry): string[] {
  const user = registry.get('user')
  return Object.entries(user.fields).flatMap(([name, field]) => {
    if (!field.to || field.to === 'profile') return []
    const target = registry.get(field.to)
    const as = quote(registry.association(user, name))
    if (field.kind === 'image') return [`${fileSql(`u.${quote(name)}`)} as ${as}`]
    if (field.kind === 'refs') return [`${manySql(registry, target)} as ${as}`]
    return [
      `(select ${briefSql(target)} from ${quote(tableOf(target))} x where x.id = u.${quote(name)}) as ${as}`,
    ]
  })
}

function manySql(registry: Registry, target: AnyResource): string {
  const { table, user, other } = userLink(registry, target.name)
  return `coalesce((select jsonb_agg(${briefSql(target)} order by x.id) from ${table} j
    join ${quote(tableOf(target))} x on x.id = j.${other} and x."deletedAt" is null where j.${user} = u.id), '[]')`
}

const answerSql = (registry: Registry) => `
  select ${[ownSql(registry), `${profileSql} as "Profile"`, ...associationsSql(registry)].join(', ')}
  from "user" u join profile p on p.id = u.profile_id where u.id = $1 and u."deletedAt" is null`

/** Who acts behind an impersonated session, without the handle to go back. */
const impersonatorSql = `select i.id, i.first_name, i.last_name from session s join "user" i on i.id = s.impersonator_id where s.id = $1`

/** A user as login and `/users/me` answer it (domain §23). */
export async function userAnswer(
  tx: Tx,
  registry: Registry,
  { userId, sessionId }: { userId: number; sessionId: number },
): Promise<UnknownRow> {
  const [user] = await tx.query(answerSql(registry), [userId])
  if (!user) throw new ApiError('err298')
  const [impersonator] = await tx.query(impersonatorSql, [sessionId])
  return {
    ...user,
    isImpersonated: impersonator !== undefined,
    ...(impersonator ? { Impersonator: impersonator } : {}),
  }
}
