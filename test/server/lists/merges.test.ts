import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources } from '../../../resources'
import { callOf } from '../../../resources/schema/calls'
import type { AnyResource } from '../../../resources/schema/resource'
import { movedReferences, type Referring, referencesTo } from '../../../server/api/references'
import { asOwner } from '../../../server/database/migrate'
import { tableOf } from '../../../server/database/naming'
import { forgetBulks } from '../../../server/lists/bulk-runs'
import { addPerson, signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { type RowMaker, rowMaker } from '../../kit/row-maker'

type Row = Record<string, unknown>
interface Counted {
  list: string
  count: number
}
interface Preview {
  kept_id: number
  records: { id: number; title: string; lock_version: number }[]
  fields: { name: string; values: string[]; differs: boolean; best: number | null }[]
  moved: Counted[]
  stayed: Counted[]
  refusals: string[]
}
interface Done {
  id: number
  kept_id: number
}
interface Undone {
  undone: number
  left: number
  lines: { list: string; title: string; message: string; differs: { label: string }[] }[]
}

let on: TestApp
let nadia: TestActor
let claire: TestActor
let made: RowMaker

const sql = <T extends Row>(text: string, values: unknown[] = []) =>
  on.context.db.system('seed', (tx) => tx.query<T>(text, values))

beforeAll(async () => {
  on = await openApp()
  for (const [name, profile] of [
    ['nadia', 'SA'],
    ['claire', 'CM'],
  ] as const)
    await addPerson(on, { email: `${name}@merge.example`, profile })
  nadia = await signIn(on.app, 'nadia@merge.example')
  claire = await signIn(on.app, 'claire@merge.example')
  made = rowMaker(on, nadia.id)
})
afterAll(() => on.close())

const mergeable = resources.all.filter((resource) => resource.mergeable)
const make = async (resource: AnyResource, more: Row = {}) =>
  Number((await made.insert(resource, { ...(await made.samples.input(resource)), ...more })).id)
const merge = (resource: AnyResource, body: Row) => nadia.post<Done>(`/merges/${resource.model}`, body)
const preview = (resource: AnyResource, body: Row) =>
  nadia.put<Preview>(`/merges/${resource.model}/preview`, body)

/** What the database itself knows: every foreign key to a table. */
const keysTo = (table: string) =>
  sql<{ table: string; column: string }>(
    `select c.conrelid::regclass::text as table, a.attname as column from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = $1::regclass order by 1, 2`,
    [`"${table}"`],
  )

/** A record's own lists of links: chosen field by field, no references of others. */
const ownLinks = (resource: AnyResource) =>
  Object.entries(resource.fields)
    .filter(([, { kind }]) => kind === 'refs')
    .map(([name]) => `${tableOf(resource)}_${name}.${tableOf(resource)}_id`)

test('every foreign key of the database to a mergeable table is moved', async () => {
  for (const resource of mergeable) {
    const moved = referencesTo(resources, resource).map(({ table, column }) => `${table}.${column}`)
    const keys = (await keysTo(tableOf(resource))).map(
      (key) => `${key.table.replaceAll('"', '')}.${key.column}`,
    )
    expect
      .soft(
        keys.filter((key) => ![...moved, ...ownLinks(resource)].includes(key)),
        resource.name,
      )
      .toEqual([])
  }
})

const plain: Record<string, string> = {
  boolean: 'false',
  date: "'2031-01-01'",
  numeric: '1',
  jsonb: `'{}'`,
  'timestamp with time zone': "'2031-01-01'",
  ARRAY: `'{}'`,
}
const integers = /int/

/** Where one column must go with another. */
const beside: Record<string, Row> = {
  order: { adherent_id: 1, supplier_id: 1 },
  'order.adherent_id': { supplier_id: 1 },
  'order.supplier_id': { adherent_id: 1 },
}

/** A row that refers, made without any of its rules: what of it is required is filled by type. */
const pointing = (by: Referring, to: number, n: number) =>
  asOwner(on.url, async (tx) => {
    await tx.query('begin')
    await tx.query('set local session_replication_role = replica')
    const columns = await tx.query<{ name: string; type: string }>(
      `select column_name as name, data_type as type from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_nullable = 'NO' and column_default is null
         and is_identity = 'NO' and is_generated = 'NEVER'`,
      [by.table],
    )
    const values = new Map(
      columns.map(({ name, type }) => [
        name,
        plain[type] ?? (integers.test(type) ? String(n) : `'essai ${n}'`),
      ]),
    )
    for (const [name, value] of Object.entries(beside[`${by.table}.${by.column}`] ?? beside[by.table] ?? {}))
      values.set(name, String(value))
    if (by.owner) values.set(by.owner, String(n))
    values.set(by.column, String(to))
    if (by.among) values.set(by.among.column, `'${by.among.value}'`)
    const [row] = await tx.query<{ id: number }>(
      `insert into "${by.table}" (${[...values.keys()].map((name) => `"${name}"`).join(', ')})
       values (${[...values.values()].join(', ')}) returning ${by.owner ? `"${by.owner}"` : 'id'} as id`,
    )
    await tx.query('commit')
    return Number(row?.id)
  })

const targetsOf = (by: Referring, id: number) =>
  sql<{ to: number }>(
    `select "${by.column}" as to from "${by.table}" where ${by.owner ? `"${by.owner}"` : 'id'} = $1 and "${by.column}" is not null order by 1`,
    [id],
  ).then((rows) => rows.map(({ to }) => Number(to)))

const take = (by: Referring, id: number) =>
  asOwner(on.url, async (tx) => {
    await tx.query('begin')
    await tx.query('set local session_replication_role = replica')
    await tx.query(`delete from "${by.table}" where id = $1`, [id])
    await tx.query('commit')
  })

/** A record as its row says it, its marks of writing aside. */
const rowOf = async (resource: AnyResource, id: number) => {
  const [row] = await sql(`select * from "${tableOf(resource)}" where id = $1`, [id])
  const { lock_version: _version, updatedAt: _at, updated_by: _by, ...values } = row ?? {}
  return values
}

describe.each(mergeable.map((resource) => [resource.name, resource] as const))('%s', (_name, resource) => {
  test('two are merged, every reference follows, the old address leads on, all of it comes back', async () => {
    const [kept, old] = [await make(resource), await make(resource)]
    const before = [await rowOf(resource, kept), await rowOf(resource, old)]
    const referring: { by: Referring; id: number }[] = []
    for (const [at, by] of movedReferences(resources, resource).entries())
      referring.push({ by, id: await pointing(by, old, 900_000 + old * 100 + at) })

    const held = referring.filter(({ by }) => by.user.follows && by.user.insertOnly)
    const first = await preview(resource, { ids: [kept, old], kept_id: kept })
    expect([first.status, first.body.refusals?.length]).toEqual([200, held.length])
    if (held.length) expect((await merge(resource, { ids: [kept, old], kept_id: kept })).status).toBe(409)
    for (const { by, id } of held) await take(by, id)
    const left = referring.filter((one) => !held.includes(one))
    for (const { by, id } of left) expect(await targetsOf(by, id)).toContain(old)

    const seen = (await preview(resource, { ids: [kept, old], kept_id: kept })).body
    const name = Object.keys(before[1] ?? {}).find((one) =>
      seen.fields.find(({ name, differs }) => name === one && differs),
    )
    const versions = Object.fromEntries(seen.records.map((one) => [one.id, one.lock_version]))
    const body = {
      ids: [kept, old],
      kept_id: kept,
      lock_versions: versions,
      choices: name ? { [name]: old } : {},
    }
    const done = await merge(resource, body)
    expect([done.status, seen.refusals], JSON.stringify(done.body)).toEqual([200, []])
    const followed = left.filter(({ by }) => !by.user.insertOnly).length
    expect(seen.moved.reduce((n, { count }) => n + count, 0)).toBe(followed)
    expect(seen.stayed.reduce((n, { count }) => n + count, 0)).toBe(left.length - followed)
    for (const { by, id } of left)
      expect
        .soft(await targetsOf(by, id), `${by.table}.${by.column}`)
        .toEqual([by.user.insertOnly ? old : kept])
    if (name) expect((await rowOf(resource, kept))[name]).toEqual(before[1]?.[name])
    expect((await merge(resource, body)).body.id).toBe(done.body.id)

    const into = `/merges/${resource.model}/${old}/into`
    expect((await nadia.get(into)).body).toEqual({ kept_id: kept })
    const { one = '' } = resource.calls
    if (one)
      expect((await nadia.get(callOf(one).path.replace('{id}', String(old)))).body).toMatchObject({
        type: 'err404',
        merged_into: kept,
      })
    const { body: told } = await nadia.get<{ data: { entity_id: number }[] }>(
      `/fieldHistory/field-history?modelName=${resource.model}&entityId=${kept}&limit=100`,
    )
    expect(new Set(told.data.map(({ entity_id }) => entity_id))).toEqual(new Set([kept, old]))

    const back = await nadia.put<Undone>(`/merges/${done.body.id}/undo`)
    expect([back.status, back.body.left, back.body.lines], JSON.stringify(back.body)).toEqual([200, 0, []])
    for (const { by, id } of left)
      expect.soft(await targetsOf(by, id), `${by.table}.${by.column}`).toEqual([old])
    expect([await rowOf(resource, kept), await rowOf(resource, old)]).toEqual(before)
    expect((await nadia.put(`/merges/${done.body.id}/undo`)).status).toBe(409)
    if (one) expect((await nadia.get(callOf(one).path.replace('{id}', String(old)))).status).toBe(200)
  })
})

const supplier = resources.get('supplier')
const tag = resources.get('tag')
const leads = async (id: number) => {
  const { status, body } = await nadia.get<{ kept_id?: number }>(`/merges/Tag/${id}/into`)
  return [status, body.kept_id]
}

test('likely doubles are found by name, number and address, those alike in most ways first', async () => {
  const first = await make(supplier, { name: 'Établissements Maraîchers du Nord', siret: '99990001200017' })
  const second = await make(supplier, { name: 'MARAICHERS du nord (SARL)', siret: '99990001200017' })
  const { status, body } = await nadia.get<{
    total: number
    data: { by: string[]; count: number; records: { id: number; title: string; more: string }[] }[]
  }>('/merges/Supplier/doubles?limit=100')
  expect([status, body.total]).toEqual([200, body.data.length])
  const group = body.data.find(({ records }) => records.some(({ id }) => id === first))
  expect(group?.records.map(({ id }) => id)).toContain(second)
  const named = body.data.find(
    ({ by, records }) => by.includes('Nom') && records.some(({ id }) => id === second),
  )
  expect(named?.records.map(({ id }) => id)).toEqual([first, second])
})

test('the better value is proposed; chosen lists are united, an address is taken over', async () => {
  const [family] = await sql<{ id: number }>('select id from family order by id limit 1')
  const [kept, old] = [
    await make(supplier, { email: null, phone: '01 99 00 12 34' }),
    await make(supplier, {
      ...{ email: 'double@martin.example', family_ids: [Number(family?.id)] },
      Office_address: await made.samples.input(resources.get('address')),
    }),
  ]
  const { fields } = (await preview(supplier, { ids: [old, kept], kept_id: kept })).body
  const best = Object.fromEntries(fields.map((field) => [field.name, field.best]))
  expect(best).toMatchObject({ phone: kept, email: old, family_ids: null, Office_address: old })
  const done = await merge(supplier, {
    ...{ ids: [kept, old], kept_id: kept },
    choices: { email: old, family_ids: 'all', Office_address: old },
  })
  expect(done.status).toBe(200)
  const { body } = await nadia.get<{ email: string; family_ids: number[]; Office_address: Row }>(
    `/supplier/${kept}`,
  )
  expect(body).toMatchObject({ email: 'double@martin.example', family_ids: [family?.id] })
  expect(body.Office_address).toMatchObject({ zip_code: '99501' })
  expect((await merge(supplier, { ids: [kept, old], kept_id: kept, choices: { id: old } })).status).toBe(422)
})

test('an article that its twin already has refuses the merge by name', async () => {
  const [kept, old] = [await make(supplier), await make(supplier)]
  const article = resources.get('article')
  const twin = async (supplier_id: number) =>
    make(article, { supplier_id, ref_supplier: 'TWIN-1', packaging_gtin: null })
  const [mine, theirs] = [await twin(kept), await twin(old)]
  const seen = (await preview(supplier, { ids: [kept, old], kept_id: kept })).body
  expect(seen.refusals).toEqual([expect.stringContaining('1 Article ne peut pas suivre')])
  const { status, body } = await merge(supplier, { ids: [kept, old], kept_id: kept })
  expect([status, body]).toEqual([409, expect.objectContaining({ display: seen.refusals[0] })])
  expect((await sql('select id from article where supplier_id = $1', [old])).length).toBe(1)
  expect((await merge(article, { ids: [mine, theirs], kept_id: mine })).status).toBe(200)
  expect((await merge(supplier, { ids: [kept, old], kept_id: kept })).status).toBe(200)
})

test('prices that would lie over each other stay with the article merged away, the others follow', async () => {
  const article = resources.get('article')
  const [kept, old] = [await make(article), await make(article)]
  const bounded = async (article_id: number, year: number) => {
    const [row] = await sql<{ id: number }>(
      `insert into article_price (article_id, price_ht, quotation, valid_from, valid_to, bounded) values ($1, 1, 1, $2, $3, true) returning id`,
      [article_id, `${year}-01-01`, `${year}-12-31`],
    )
    return Number(row?.id)
  }
  await bounded(kept, 2141)
  const [stays, moves] = [await bounded(old, 2141), await bounded(old, 2142)]
  const done = (await preview(article, { ids: [kept, old], kept_id: kept })).body
  expect((await merge(article, { ids: [kept, old], kept_id: kept })).status).toBe(200)
  expect(done.moved).toContainEqual(expect.objectContaining({ count: 1 }))
  expect(done.stayed).toContainEqual(expect.objectContaining({ count: 1 }))
  const of = async (id: number) =>
    (await sql<{ a: number }>('select article_id as a from article_price where id = $1', [id]))[0]?.a
  expect([await of(stays), await of(moves)]).toEqual([old, kept])
})

test('of two people who merge the same records at once one does, and what was read before is refused', async () => {
  const [a, b] = [await make(tag), await make(tag)]
  const answers = await Promise.all([
    merge(tag, { ids: [a, b], kept_id: a }),
    merge(tag, { ids: [a, b], kept_id: b }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  const [c, d] = [await make(tag), await make(tag)]
  await sql('update tag set lock_version = 1 where id = $1', [d])
  const stale = await merge(tag, { ids: [c, d], kept_id: c, lock_versions: { [c]: 0, [d]: 0 } })
  expect([stale.status, stale.body]).toEqual([409, expect.objectContaining({ type: 'err409' })])
})

test('what was changed since is left and told; a kept record that is gone holds the undo up', async () => {
  const [a, b, c] = [await make(tag), await make(tag), await make(tag, { color: '#112233' })]
  const { body } = await merge(tag, { ids: [a, c], kept_id: a, choices: { color: c } })
  await sql(`update tag set color = '#445566' where id = $1`, [a])
  const next = await merge(tag, { ids: [a, b], kept_id: b })
  expect(await leads(c)).toEqual([200, b])
  expect((await nadia.put(`/merges/${body.id}/undo`)).status).toBe(409)
  expect((await nadia.put(`/merges/${next.body.id}/undo`)).status).toBe(200)
  const undone = (await nadia.put<Undone>(`/merges/${body.id}/undo`)).body
  expect(undone).toMatchObject({ left: 1, lines: [{ list: 'Tag', message: 'modifié depuis' }] })
  expect(await leads(c)).toEqual([404, undefined])
  expect((await rowOf(tag, a)).color).toBe('#445566')
})

test('who may not change and delete merges nothing; bad input is named', async () => {
  const [a, b] = [await make(tag), await make(tag)]
  const ids = [a, b]
  expect((await claire.post('/merges/Tag', { ids, kept_id: a })).status).toBe(403)
  expect((await claire.get('/merges/Tag/doubles')).status).toBe(403)
  const wrong = async (body: Row) => {
    const { status, body: answer } = await nadia.post<{ fields?: { name: string }[] }>('/merges/Tag', body)
    return [status, answer.fields?.[0]?.name]
  }
  expect(await wrong({ ids: [a], kept_id: a })).toEqual([422, 'ids'])
  expect(await wrong({ ids: 'x', kept_id: a })).toEqual([422, 'ids'])
  expect(await wrong({ ids, kept_id: 999_999 })).toEqual([422, 'kept_id'])
  expect(await wrong({ ids, kept_id: a, choices: { nothing: b } })).toEqual([422, 'choices'])
  expect(await wrong({ ids, kept_id: a, lock_versions: [1] })).toEqual([422, 'lock_versions'])
  expect((await merge(tag, { ids: [a, 999_999], kept_id: a })).status).toBe(404)
  expect((await nadia.post('/merges/User', { ids, kept_id: a })).status).toBe(404)
  expect((await nadia.put('/merges/999999/undo')).status).toBe(404)
})

test('it is undone within thirty days, listed until then, and leads on for good', async () => {
  const [a, b] = [await make(tag), await make(tag)]
  const { id } = (await merge(tag, { ids: [a, b], kept_id: a })).body
  const listed = async () =>
    (
      await nadia.get<{ data: { id: number; can_undo: boolean; person: string }[] }>('/merges/Tag')
    ).body.data.find((one) => one.id === id)
  expect(await listed()).toMatchObject({ can_undo: true, kept_id: a })
  await sql(
    `update bulk_edit set finished_at = finished_at - interval '31 days', "createdAt" = "createdAt" - interval '31 days' where id = $1`,
    [id],
  )
  expect((await nadia.put(`/merges/${id}/undo`)).status).toBe(409)
  await forgetBulks(on.context, on.context.now())
  expect(await listed()).toBeUndefined()
  expect(await leads(b)).toEqual([200, a])
})
