import { sessionCalls } from './accounts/calls'
import type { Declared, Filling } from './application'
import { outboxCalls } from './content/outbox-calls'
import type { PerimeterOf } from './database/policies'
import { ownOrShared } from './database/shared-rows'
import type { Tx } from './database/tx'
import { files, imports, keptAnswers, leftFiles, lostMails, pastRuns, sessions } from './jobs/cleaning-jobs'
import { createDataset, type SeedRow } from './seed/dataset'
import { insertDataset } from './seed/insert'
import { demonstrationHash } from './seed/users'

/** The calls of what every application has: signing in, one's sessions, permissions, menus, mails. */
export const baseCalls = [...sessionCalls, ...outboxCalls]

/** The jobs of what every application has: they clean up behind sessions, files, imports and themselves. */
export const baseJobs = [lostMails, sessions, keptAnswers, files, leftFiles, imports, pastRuns]

/** Who sees the rows of what every application has: one's own account, requests and imports, and the menus. */
export function baseRows<const Type extends string>(
  types: readonly Type[],
): { [resource: string]: PerimeterOf<Type> } {
  const all = <T>(right: T) => Object.fromEntries(types.map((type) => [type, right])) as { [K in Type]: T }
  return {
    user: { ...all({ user: 'id' }), write: all(false) },
    menu: { ...all(true), write: all(false) },
    kept_answer: all({ user: 'user_id' }),
    import_job: all({ user: 'created_by' }),
    import_model: { ...all(ownOrShared('import_model', 'import_model_id')), ofAll: true },
    import_model_profile_ids: all(true),
  } as { [resource: string]: PerimeterOf<Type> }
}

/** What a new database of an application begins with. */
export interface FirstData {
  /** Its one application in the browser: the first part of its addresses, and its name. */
  application: { machine_name: string; label: string }
  /** What each type of profile is called. */
  types: Readonly<Record<string, string>>
  /** Its navigation: the label of each screen, by route name; `Home` is the first. */
  menus: Readonly<Record<string, string>>
  /** By label; `menus` and `permissions` are those that it opens, all of them for the staff. */
  profiles: Readonly<
    Record<string, { type: string; menus?: readonly string[]; permissions?: readonly string[] }>
  >
  /** Accounts of the demonstration, by their profile's label, all with the demonstration's password. */
  people: readonly (SeedRow & { profile: string })[]
  /** The application's own rows, in an order in which they may be made. */
  rows: Readonly<Record<string, readonly SeedRow[]>>
}

async function dataOf({ policies }: Pick<Declared, 'policies'>, first: FirstData) {
  const data = createDataset()
  const kinds = Object.entries(policies.types)
  data.add('application', [{ id: 1, ...first.application, url: `/${first.application.machine_name}` }])
  data.add('status', [
    { label: 'Actif', machine_name: 'active' },
    { label: 'Inactif', machine_name: 'inactive' },
  ])
  data.add('role', [{ label: 'Utilisateur', machine_name: 'user' }])
  data.add('generaloption', [
    {
      ...{ label: 'Durée de validité des mots de passe', key: 'password_validity_days', value: '365' },
      ...{ type: 'int', unit: 'jours' },
    },
  ])
  data.add(
    'profile_type',
    kinds.map(([name, { id }]) => ({ id, label: first.types[name], machine_name: name })),
  )
  const menus = Object.entries(first.menus).map(([routeName, label], position) => ({
    ...{ routeName, label, icon: routeName, url_name: routeName === 'Home' ? '/' : `/${routeName}` },
    ...{ position, application_id: 1 },
  }))
  data.add('menu', menus)
  for (const [label, { type, menus: opened = [], permissions = [] }] of Object.entries(first.profiles)) {
    const kind = policies.types[type]
    const isStaff = kind?.staff !== undefined
    const level = isStaff ? 100 : 10
    const [profile] = data.add('profile', [{ label, level, all_menus: isStaff, profile_type_id: kind?.id }])
    const profile_id = profile?.id
    const menuOf = (name: string) => data.id('menu', 'routeName', name)
    data.add(
      'profile_menu',
      opened.map((name) => ({ profile_id, menu_id: menuOf(name), access_level: 1 })),
    )
    data.add(
      'profile_permission',
      permissions.map((permission) => ({ profile_id, permission })),
    )
  }
  for (const [resource, rows] of Object.entries(first.rows)) data.add(resource, rows)
  const password_hash = await demonstrationHash()
  const idOf = (label: string) => data.id('profile', 'label', label)
  data.add(
    'user',
    first.people.map(({ profile, ...person }) => ({ ...person, password_hash, profile_id: idOf(profile) })),
  )
  return data
}

/** Fills a new database of an application; one that has people is left alone. */
export const fillBase =
  (first: FirstData) =>
  async (tx: Tx, { say, resources, policies }: Filling & Declared): Promise<void> => {
    const [known] = await tx.query('select 1 from "user" limit 1')
    if (known) return
    const data = await dataOf({ policies }, first)
    await tx.query('begin')
    try {
      await insertDataset(tx, data, { registry: resources, progress: () => undefined })
      await tx.query('commit')
    } catch (error) {
      await tx.query('rollback')
      throw error
    }
    say(`  Données : ${[...data.tables.values()].reduce((sum, rows) => sum + rows.length, 0)} lignes`)
  }
