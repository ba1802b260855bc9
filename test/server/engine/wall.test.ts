import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources } from '../../../resources'
import { rolesAbove } from '../../../server/database/check-login'
import { isPersonal } from '../../../server/database/grants'
import { histories, securityTables } from '../../../server/database/history-rights'
import { loginAddress } from '../../../server/database/login'
import { asOwner } from '../../../server/database/migrate'
import { quote, tableOf } from '../../../server/database/naming'
import { peopleRoles, requestRoles, roleOfType, systemRole } from '../../../server/database/roles'
import type { Tx } from '../../../server/database/tx'
import { policies } from '../../../server/policies'
import { openApp, type TestApp } from '../../kit/open-app'
import { plantTenants } from '../matrix/people'

let on: TestApp
let tables: string[]

const asLogin = <T>(run: (tx: Tx) => Promise<T>) => asOwner(loginAddress(on.url), run)

/** Tries statements, each by itself, under a role of the login; answers what each was answered: its rows, or its error. */
const tried = (role: string, statements: readonly string[]) =>
  asLogin(async (tx) => {
    const answers: (readonly Record<string, unknown>[] | string)[] = []
    for (const sql of statements) {
      await tx.query(`begin; set local role ${role}`)
      answers.push(await tx.query(sql).catch((error: Error) => error.message))
      await tx.query('rollback')
    }
    return answers
  })

beforeAll(async () => {
  on = await openApp()
  await plantTenants(on)
  await on.context.db.system('seed', (tx) =>
    tx.query(
      `select record_associations('User', 1, array['Adherent'], array['added'], array[1], array['Essai'], null, null, now())`,
    ),
  )
  const found = await asOwner(on.url, (tx) =>
    tx.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    ),
  )
  tables = found.map(({ name }) => name)
})
afterAll(() => on?.close())

describe('the login of requests', () => {
  test('is no superuser and cannot become one, nor an owner, nor anybody but the roles of requests', async () => {
    expect(await asLogin(rolesAbove)).toEqual([])
    expect(await asOwner(on.url, rolesAbove), 'the owner stands above').not.toEqual([])
    const every = await asLogin((tx) => tx.query<{ name: string }>('select rolname as name from pg_roles'))
    const own = decodeURIComponent(new URL(loginAddress(on.url)).username)
    const others = every.map(({ name }) => name).filter((name) => name !== own)
    const statements = others.map((name) => `set local role ${quote(name)}`)
    const answers = await tried('none', statements)
    const taken = others.filter((_, index) => typeof answers[index] !== 'string')
    // The server of tests has the roles of the example's application too, by the same login.
    const known = [...requestRoles(policies), 'portal_reader', 'portal_staff']
    expect(taken).toEqual(expect.arrayContaining(requestRoles(policies)))
    expect(taken.filter((name) => !known.includes(name))).toEqual([])
    const grabs = [
      `alter role ${quote(own)} superuser`,
      `grant ${quote(new URL(on.url).username)} to ${quote(own)}`,
    ]
    for (const answer of await tried('none', grabs))
      expect(answer).toMatch(/permission denied|must be|must have/)
  })

  test('reads and writes no table at all before it takes a role', async () => {
    const statements = tables.flatMap((table) => [
      `select 1 from ${quote(table)}`,
      `delete from ${quote(table)}`,
    ])
    for (const [index, answer] of (await tried('none', statements)).entries())
      expect(answer, statements[index]).toMatch(/permission denied/)
  })
})

test('the product works under no other login: requests, jobs and what listens', async () => {
  const own = decodeURIComponent(new URL(loginAddress(on.url)).username)
  const names = await asOwner(on.url, (tx) =>
    tx.query<{ name: string }>(
      `select distinct usename as name from pg_stat_activity where datname = current_database() and application_name in ('portail', 'portail-changes', 'portail-pulse')`,
    ),
  )
  expect(names).toEqual([{ name: own }])
})

describe('without an actor', () => {
  const personal = () => [...new Set(resources.all.filter(isPersonal).map(tableOf))]

  test('no role of people shows a row of users, contacts, mails, sessions, secrets, histories', async () => {
    expect(personal()).toEqual(
      expect.arrayContaining(['user', 'contact', 'email_outbox', 'session', 'token']),
    )
    const hidden = [...personal(), ...histories]
    const count = hidden.map((table) => `select count(*)::int as n from ${quote(table)}`)
    const all = await tried(systemRole, count)
    const filled = hidden.filter((_, index) => Number((all[index] as { n: number }[])[0]?.n) > 0)
    expect(filled).toEqual(
      expect.arrayContaining(['user', 'contact', 'email_outbox', 'session', ...histories]),
    )
    for (const role of peopleRoles(policies)) {
      const answers = await tried(role, count)
      for (const [index, table] of hidden.entries())
        expect(answers[index], `${table} as ${role}`).toEqual([{ n: 0 }])
    }
  })

  test('every table stands behind row-level security, and none is owned by a role of requests', async () => {
    const rows = await asOwner(on.url, (tx) =>
      tx.query<{ name: string; secured: boolean; owner: string }>(
        `select relname as name, relrowsecurity as secured, pg_get_userbyid(relowner) as owner from pg_class
         where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')`,
      ),
    )
    expect(rows.filter(({ secured }) => !secured).map(({ name }) => name)).toEqual(['schema_migration'])
    expect(
      rows.filter(({ owner }) => requestRoles(policies).includes(owner) || owner.endsWith('_api')),
    ).toEqual([])
  })
})

describe('the histories', () => {
  const inserts = [
    `insert into field_history (model, entity_id, field, change_type, "updatedAt") values ('User', 1, 'email', 'update', now())`,
    `insert into association_history (model, entity_id, association_name, action, associated_id, "updatedAt") values ('User', 1, 'Adherent', 'added', 1, now())`,
    `insert into history (model, entity_id, event, "createdAt") values ('User', 1, 'login', now())`,
    `insert into security_event (at, kind) values (now(), 'login')`,
    `insert into security_seal (seq, event_id, hash, horizon, cluster, sealed_at) values (1, 1, sha256('x'), '1', 1, now())`,
  ]
  const columns = { security_event: 'kind', security_seal: 'seq' } as Record<string, string>
  const changes = [...histories, ...securityTables].flatMap((table) => [
    ...[
      `update ${table} set ${columns[table] ?? 'model'} = null`,
      `delete from ${table}`,
      `truncate ${table}`,
    ],
    `alter table ${table} disable trigger all`,
  ])

  test.each(requestRoles(policies))('take nothing by hand from %s', async (role) => {
    for (const [index, answer] of (await tried(role, [...inserts, ...changes])).entries())
      expect(answer, [...inserts, ...changes][index]).toMatch(/permission denied|must be owner/)
  })

  test('take nothing by hand from the owner either', async () => {
    for (const sql of inserts)
      await expect(asOwner(on.url, (tx) => tx.query(sql))).rejects.toThrow('by their functions only')
  })

  test.each(peopleRoles(policies))('take no row from %s in the name of somebody else', async (role) => {
    const acting = (user: number, impersonator: string) =>
      `select set_config('app.user', '7', true), set_config('app.impersonator', '9', true); select record_events('User', 1, array['essai'], array['null'], ${user}, ${impersonator}, now())`
    const journal = `select set_config('app.user', '7', true); select record_security_event('login', 8, null, null, null, null, null, null, now())`
    const statements = [acting(7, '9'), acting(8, '9'), acting(7, 'null'), journal]
    const [own, other, alone, told] = await tried(role, statements)
    expect(told).toMatch('somebody else')
    expect(typeof own).not.toBe('string')
    expect(other).toMatch('somebody else')
    expect(alone).toMatch('somebody else')
  })

  test('take nothing that was written away from the owner either', async () => {
    const record = `select record_security_event('login', null, null, null, null, null, null, null, now())`
    for (const sql of [`update security_event set kind = 'logout'`, 'delete from security_event'])
      await expect(
        asOwner(on.url, async (tx) => {
          await tx.query(record)
          await tx.query(sql)
        }),
      ).rejects.toThrow('never updated nor deleted')
  })

  test.each(peopleRoles(policies))('show the security journal to no role of people: %s', async (role) => {
    const answers = await tried(role, [
      ...securityTables.map((table) => `select * from ${table}`),
      `select seal_security_events('{}', '{}', '1', 1, now())`,
      'select forget_security_events(now(), now(), 10)',
    ])
    for (const answer of answers) expect(answer).toMatch('permission denied')
  })

  test('are shown with the rows that they are about', async () => {
    const sql = (adherents: string) =>
      `select set_config('app.user', '1', true), set_config('app.adherents', '${adherents}', true), set_config('app.groups', '{}', true)`
    const seen = (adherents: string) =>
      asLogin(async (tx) => {
        await tx.query(`begin; set local role ${roleOfType('adherent')}; ${sql(adherents)}`)
        return tx.query<{ id: number }>(
          `select distinct entity_id as id from field_history where model = 'Adherent' order by 1`,
        )
      })
    const [one] = await asOwner(on.url, (tx) =>
      tx.query<{ id: number }>(`select entity_id as id from field_history where model = 'Adherent' limit 1`),
    )
    expect(one).toBeDefined()
    expect(await seen('{}')).toEqual([])
    expect(await seen(`{${one?.id}}`)).toEqual([{ id: one?.id }])
  })
})
