import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources } from '../../../resources'
import { createRegistry } from '../../../resources/create-registry'
import type { AnyResource } from '../../../resources/schema/resource'
import { workOf } from '../../../server/api/work'
import { updateRow } from '../../../server/api/write'
import type { Tx } from '../../../server/database/connect'
import { asOwner } from '../../../server/database/migrate'
import { joinTable, tableOf } from '../../../server/database/naming'
import { roleOfType } from '../../../server/database/roles'
import { tablesOf } from '../../../server/database/tables'
import { portal } from '../../../server/portal'
import { addPerson, signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'

type Row = Record<string, unknown>

/** The settings table of units with a field that only who holds a permission may read, and one that is read but not changed. */
const guarded: AnyResource = {
  ...resources.get('unit'),
  fieldAccess: {
    abbreviation: { read: 'readAbbreviation', write: 'readAbbreviation' },
    decimals: { write: 'writeDecimals' },
  },
}
const registry = createRegistry(
  resources.all.map((resource) => (resource.name === 'unit' ? guarded : resource)),
)

let on: TestApp
let admin: TestActor
let cook: TestActor
let supplier: TestActor
let unit: Row
const ids: Record<string, number> = {}

async function directory(tx: Tx) {
  const one = async (sql: string, values: unknown[] = []) =>
    Number((await tx.query<{ id: number }>(`${sql} returning id`, values))[0]?.id)
  const setting = (table: string, label: string) =>
    one(`insert into ${table} (label, active) values ($1, true) on conflict do nothing`, [label])
  ids.companytype = await one(
    `insert into companytype (label, machine_name, active) values ('Essai', 'private', true)`,
  )
  ids.company = await one('insert into company (label, company_type_id, active) values ($1, $2, true)', [
    'C',
    ids.companytype,
  ])
  ids.status = await setting('adherentstatus', 'Essai')
  ids.supplierstatus = await setting('supplierstatus', 'Essai')
  for (const name of ['A1', 'A2'])
    ids[name] = await one('insert into adherent (name, company_id, adherent_status_id) values ($1, $2, $3)', [
      name,
      ids.company,
      ids.status,
    ])
  for (const name of ['S1', 'S2'])
    ids[name] = await one(
      `insert into supplier (name, siret, ape_code, tva_number, supplier_status_id) values ($1, '99990000000018', '4639B', '1234567890123', $2)`,
      [name, ids.supplierstatus],
    )
  await one('insert into referencing (adherent_id, supplier_id, company_id, state) values ($1, $2, $3, $4)', [
    ids.A1,
    ids.S1,
    ids.company,
    'active',
  ])
  for (const name of ['A1', 'A2'])
    await one('insert into mealtype (label, adherent_id, active) values ($1, $2, true)', [
      `Repas ${name}`,
      ids[name],
    ])
}

beforeAll(async () => {
  const known = (name: string) => ({
    // Of suppliers only: nobody here holds it.
    ...{ name, label: name, apps: ['TE'], menus: [], level: 0, special: true },
    ...{ grants: [], implies: [] },
  })
  const permissions = [...portal.policies.permissions, known('readAbbreviation'), known('writeDecimals')]
  on = await openApp({}, registry, {
    application: { ...portal, policies: { ...portal.policies, permissions } },
  })
  await on.context.db.system('seed', directory)
  await addPerson(on, { email: 'rights.admin@demo.example', profile: 'SA' })
  await addPerson(on, {
    email: 'rights.cook@demo.example',
    profile: 'CH',
    adherents: [ids.A1 ?? 0],
  })
  await addPerson(on, {
    email: 'rights.supplier@demo.example',
    profile: 'FA',
    suppliers: [ids.S1 ?? 0],
  })
  admin = await signIn(on.app, 'rights.admin@demo.example')
  cook = await signIn(on.app, 'rights.cook@demo.example')
  supplier = await signIn(on.app, 'rights.supplier@demo.example')
  const [row] = await on.context.db.system('seed', (tx) =>
    tx.query(
      `insert into unit (label, abbreviation, decimals, active) values ('Grammage', 'gram', 1, true) returning *`,
    ),
  )
  unit = row ?? {}
})
afterAll(() => on.close())

const search = (who: TestActor, body: Row) => who.put<{ data: Row[]; total: number } & Row>('/search/', body)
const names = async (who: TestActor, model: string, field = 'name') =>
  (await search(who, { model, limit: 100, orders: [[field, 'asc']] })).body.data?.map((row) => row[field])

describe('row rights', () => {
  test('a member sees its own rows only, whatever it asks for', async () => {
    expect(await names(admin, 'Adherent')).toEqual(expect.arrayContaining(['A1', 'A2']))
    const own = await search(cook, { model: 'Meal_type', limit: 100 })
    const labels = own.body.data.map((row) => row.label)
    expect(labels).toContain('Repas A1')
    expect(labels).not.toContain('Repas A2')
    const asked = await search(cook, {
      model: 'Meal_type',
      fields: [{ name: 'adherent_id', operator: 'eq', value: ids.A2 }],
    })
    expect(asked.body).toMatchObject({ data: [], total: 0 })
  })

  test('the wall behind shows nothing to a connection without an actor, and to a member its own rows', async () => {
    const seen = (role: string, settings = 'select 1') =>
      on.context.db.system('seed', async (tx) => {
        await tx.query(`set local role ${role}`)
        await tx.query(settings)
        return (await tx.query<{ name: string }>('select name from adherent order by name')).map(
          (row) => row.name,
        )
      })
    expect(await seen(roleOfType('backOffice'))).toEqual([])
    expect(await seen(roleOfType('adherent'))).toEqual([])
    expect(
      await seen(
        roleOfType('adherent'),
        `select set_config('app.adherents', '{${ids.A1}}', true), set_config('app.groups', '{}', true)`,
      ),
    ).toEqual(['A1'])
    expect(
      await seen(roleOfType('supplier'), `select set_config('app.suppliers', '{${ids.S1}}', true)`),
    ).toEqual([])
  })

  test('every table stands behind the wall, and no request role owns one', async () => {
    const open = await on.context.db.system('seed', (tx) =>
      tx.query<{ relname: string }>(
        `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity order by relname`,
      ),
    )
    expect(open.map((row) => row.relname)).toEqual(['schema_migration'])
    const joins = resources.all.flatMap((resource) =>
      Object.entries(resource.fields)
        .filter(([, field]) => field.kind === 'refs')
        .map(([name]) => joinTable(resource, name)),
    )
    expect(tablesOf(resources).map((table) => table.name)).toEqual(
      expect.arrayContaining([...new Set([...joins, ...resources.all.map(tableOf)])]),
    )
    const owned = await on.context.db.system('seed', (tx) =>
      tx.query(
        `select 1 from pg_class c join pg_roles r on r.oid = c.relowner where r.rolname like 'portal\\_%'`,
      ),
    )
    expect(owned).toEqual([])
  })

  test('a hash is never selected, not even by a request role', async () => {
    const tried = on.context.db.system('seed', async (tx) => {
      await tx.query('set local role portal_all')
      return tx.query('select password_hash from "user"')
    })
    await expect(tried).rejects.toThrow('permission denied')
    expect(
      JSON.stringify((await search(admin, { model: 'User', limit: 100, toMany: ['*'] })).body),
    ).not.toContain('argon2')
    const filtered = await search(admin, {
      model: 'User',
      fields: [{ name: 'password_hash', operator: 'like', value: 'argon' }],
    })
    expect(filtered.body).toMatchObject({ type: 'err400', fields: [{ name: 'password_hash' }] })
  })

  test('a secret that is written stands in no history', async () => {
    const permissions = new Set(['viewUser'])
    const actor = { userId: 1, sessionId: 1, profileTypeId: 1, level: 100, lists: {}, permissions }
    const extra = { password_hash: 'une empreinte', first_name: 'Nouveau' }
    await on.context.db.write(actor, (tx) =>
      updateRow(workOf(on.context.db, tx, on.clock.now()), resources.get('user'), {
        id: cook.id,
        input: {},
        trusted: true,
        extra,
      }),
    )
    const told = await on.context.db.system('seed', (tx) =>
      tx.query(`select field from field_history where model = 'User' and entity_id = $1`, [cook.id]),
    )
    expect(told).toContainEqual({ field: 'first_name' })
    expect(told).not.toContainEqual({ field: 'password_hash' })
  })

  test('a write outside the perimeter finds nothing to write', async () => {
    const [row] = (
      await search(admin, {
        model: 'Meal_type',
        fields: [{ name: 'label', operator: 'eq', value: 'Repas A2' }],
      })
    ).body.data
    const answer = await cook.put('/setting/adherent/mealtype', { ...row, label: 'Pris' })
    expect([403, 404]).toContain(answer.status)
    expect(await names(admin, 'Meal_type', 'label')).toEqual(expect.arrayContaining(['Repas A1', 'Repas A2']))
  })

  test('a supplier sees itself, not its competitors', async () => {
    const rows = await on.context.db.system('seed', async (tx) => {
      await tx.query(`set local role ${roleOfType('supplier')}`)
      await tx.query(`select set_config('app.suppliers', '{${ids.S1}}', true)`)
      return tx.query('select name from supplier')
    })
    expect(rows).toEqual([{ name: 'S1' }])
    expect((await search(supplier, { model: 'Meal_type' })).body.data ?? []).toEqual([])
  })
})

describe('field rights', () => {
  test('what one may not read is in no answer', async () => {
    const row = (
      await search(admin, { model: 'Unit', fields: [{ name: 'id', operator: 'eq', value: unit.id }] })
    ).body.data[0]
    expect(row).toMatchObject({ label: 'Grammage', decimals: 1 })
    expect(row).not.toHaveProperty('abbreviation')
    expect(JSON.stringify((await admin.get('/setting/generic/unit')).body)).not.toContain('gram"')
  })

  test('… and cannot be filtered, sorted or searched across', async () => {
    const refused = { type: 'err400', fields: [{ name: expect.stringContaining('abbreviation') }] }
    expect(
      (
        await search(admin, {
          model: 'Unit',
          fields: [{ name: 'abbreviation', operator: 'like', value: 'g' }],
        })
      ).body,
    ).toMatchObject(refused)
    expect((await search(admin, { model: 'Unit', orders: [['abbreviation', 'asc']] })).body).toMatchObject(
      refused,
    )
    expect(
      (
        await search(admin, {
          model: 'Product',
          fields: [{ name: 'Unit.abbreviation', operator: 'like', value: 'g' }],
        })
      ).body,
    ).toMatchObject(refused)
    expect(
      (await search(admin, { model: 'Product', orders: [['Unit.abbreviation', 'asc']] })).body,
    ).toMatchObject(refused)
  })

  test('… nor exported, nor read in history', async () => {
    const fields = await admin.put<{ field?: string; key?: string }[]>('/exports/fields/', { model: 'Unit' })
    expect(JSON.stringify(fields.body)).toContain('decimals')
    expect(JSON.stringify(fields.body)).not.toContain('abbreviation')
    const one = await admin.get(
      `/fieldHistory/field-history?modelName=Unit&entityId=${unit.id}&fieldName=abbreviation`,
    )
    expect(one.body).toMatchObject({ type: 'err403' })
    const all = await admin.get(`/fieldHistory/field-history?modelName=Unit&entityId=${unit.id}&limit=100`)
    expect(JSON.stringify(all.body)).not.toContain('abbreviation')
  })

  test('the name of a fixed row stays, its label may change', async () => {
    const one = (await search(admin, { model: 'Note_type', limit: 1 })).body.data[0]
    const kept = await admin.put('/setting/generic/notetype', { ...one, label: 'Appréciation' })
    expect(kept.body).toMatchObject({ label: 'Appréciation', machine_name: one?.machine_name })
    const renamed = await admin.put('/setting/generic/notetype', { ...kept.body, machine_name: 'other' })
    expect(renamed.body).toMatchObject({ type: 'err403', fields: [{ name: 'machine_name' }] })
  })

  test('a field that one may only read is kept by an update and refused when changed', async () => {
    const [row] = (
      await search(admin, { model: 'Unit', fields: [{ name: 'id', operator: 'eq', value: unit.id }] })
    ).body.data
    const kept = await admin.put('/setting/generic/unit', { ...row, label: 'Grammage net' })
    expect(kept.body).toMatchObject({ label: 'Grammage net', decimals: 1 })
    const changed = await admin.put('/setting/generic/unit', { ...kept.body, decimals: 2 })
    expect(changed.body).toMatchObject({
      type: 'err403',
      fields: [
        { name: 'decimals', message: "Vous n'avez pas les droits nécessaires pour modifier ce champ" },
      ],
    })
    const hidden = await admin.put('/setting/generic/unit', { ...kept.body, abbreviation: 'gr' })
    expect(hidden.body).toMatchObject({ type: 'err403', fields: [{ name: 'abbreviation' }] })
  })
})

describe('history', () => {
  test('is only ever added to, even by the owner of the tables', async () => {
    for (const table of ['field_history', 'association_history', 'history']) {
      for (const sql of [`update ${table} set model = 'x'`, `delete from ${table}`, `truncate ${table}`])
        await expect(asOwner(on.url, (tx) => tx.query(sql))).rejects.toThrow('never updated nor deleted')
    }
  })

  test('of an association tells what was added and removed, with its name', async () => {
    const make = async (label: string, code: string) =>
      (await admin.post('/department', { label: `${label} d'essai`, code })).body.id
    const [first, second] = [await make('Ain', '901'), await make('Aisne', '902')]
    const zone = (await admin.post('/setting/zone/zone', { label: 'Zone d’essai', departmentsId: [first] }))
      .body
    await admin.put('/setting/zone/zone', { ...zone, departmentsId: [second] })
    const { body } = await admin.get<{ data: Row[]; total: number }>(
      `/fieldHistory/association-history?modelName=Zone&entityId=${zone.id}&associationName=Department`,
    )
    expect(body.data.map((row) => `${row.action} ${row.label}`).sort()).toEqual([
      "added Ain d'essai",
      "added Aisne d'essai",
      "removed Ain d'essai",
    ])
    expect(body.data.at(-1)).toMatchObject({ action: 'added', associated_id: first, User: { id: admin.id } })
    expect(body.total).toBe(3)
  })
})
