import { defaultProfiles, defaultRights } from '../../resources/accounts/default-rights'
import { appCodes } from '../../resources/accounts/permission'
import { catalogueOf } from '../../server/accounts/catalogue'
import type { Tx } from '../../server/database/connect'
import type { TestApp } from './open-app'

const applications = ['back-office', 'tenders', 'public-notices', 'front-office']
const profileTypes = ['back-office', 'tenders', 'front-office']

async function fixedRows(tx: Tx) {
  for (const [index, name] of applications.entries())
    await tx.query(
      'insert into application (id, label, machine_name, url, active) values ($1, $2, $2, $3, true) on conflict do nothing',
      [index + 1, name, `/${name}/`],
    )
  for (const [index, name] of profileTypes.entries())
    await tx.query(
      'insert into profile_type (id, label, machine_name, active) values ($1, $2, $2, true) on conflict do nothing',
      [index + 1, name],
    )
  for (const [index, label] of ['Actif', 'Inactif'].entries())
    await tx.query('insert into status (id, label, active) values ($1, $2, true) on conflict do nothing', [
      index + 1,
      label,
    ])
}

async function menus(tx: Tx, keys: readonly string[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const key of keys) {
    const [code, route] = key.split('/')
    const application = Object.entries(appCodes).find(([, one]) => one === code)?.[0]
    const [row] = await tx.query<{ id: number }>(
      'insert into menu (label, "routeName", application_id, available) values ($1, $1, $2, true) returning id',
      [route, Number(application)],
    )
    ids.set(key, row?.id ?? 0)
  }
  return ids
}

/** The applications, menus and the 14 default profiles, where the database has none yet. */
export async function ensureAccounts({ context }: TestApp): Promise<void> {
  const catalogue = catalogueOf(context.db.registry)
  await context.db.system('seed', async (tx) => {
    const [known] = await tx.query('select 1 from profile limit 1')
    if (known) return
    await fixedRows(tx)
    const ids = await menus(tx, [...new Set(catalogue.flatMap((permission) => permission.menus))])
    for (const profile of defaultProfiles) {
      const [row] = await tx.query<{ id: number }>(
        'insert into profile (label, level, profile_type_id, all_menus, active) values ($1, $2, $3, $4, true) returning id',
        [profile.label, profile.level, profile.profileTypeId, profile.allMenus],
      )
      const { levels, ticked } = defaultRights(profile, catalogue)
      for (const [menu, level] of levels)
        await tx.query('insert into profile_menu (profile_id, menu_id, access_level) values ($1, $2, $3)', [
          row?.id,
          ids.get(menu),
          level,
        ])
      for (const name of ticked)
        await tx.query('insert into profile_permission (profile_id, permission) values ($1, $2)', [
          row?.id,
          name,
        ])
    }
  })
}
