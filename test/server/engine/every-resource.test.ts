import { expect, test } from 'vitest'
import { resources } from '../../../resources'
import { activityField } from '../../../resources/schema/inactive'
import { type AnyResource, isStored } from '../../../resources/schema/resource'
import { compileCount, searchRows } from '../../../server/database/search'
import type { Tx } from '../../../server/database/tx'
import { choicesQuestion } from '../../../src/fields/inputs/choices'
import { labelOf } from '../../../src/fields/label-of'
import { addPerson, signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { visitResources } from '../../kit/visit-resources'
import { answerInMemory } from '../../memory/api'
import { refusedWrites, searchesOf } from '../../memory/requests'
import { everythingIn, memoryOf, type Row } from '../../memory/rows'

let admin: TestActor
let on: TestApp

async function enter(opened: TestApp): Promise<TestActor> {
  on = opened
  await addPerson(on, { email: 'every.resource@demo.example', profile: 'SA' })
  await on.context.db.system('seed', (tx) =>
    tx.query(
      `insert into anomaly (anomaly_type_id, article_id, detected_at, state, reason)
       select min(t.id), a.id, date_trunc('second', now()), 'ignored', 'Connue' from anomalytype t, article a where a.id < 4 group by a.id`,
    ),
  )
  admin = await signIn(on.app, 'every.resource@demo.example')
  return admin
}

// Suppliers alone give their articles pictures: `catalogue/views.test.ts`.
visitResources({ resources, open: () => openApp(), enter, changedElsewhere: ['my_article', 'import_model'] })

test('two rows may both leave an optional unique field empty, and may not both fill it alike', async () => {
  const make = (label: string, code: string | null) => admin.post('/setting/generic/label', { label, code })
  expect((await make('Label sans code', null)).body).toMatchObject({ code: null })
  expect((await make('Autre label sans code', null)).body).toMatchObject({ code: null })
  await make('Label codé', 'ESSAI_CODE')
  expect((await make('Autre label codé', 'ESSAI_CODE')).body).toMatchObject({
    type: 'err400',
    fields: [{ name: 'code', message: 'Cette valeur est déjà utilisée' }],
  })
})

test('a code is sorted by its letters, digits too: 682 before 75', async () => {
  await admin.post('/setting/generic/region', { label: 'Région de trois chiffres', code: '682' })
  const { body } = await admin.put<{ data: Row[] }>('/search/', {
    model: 'Region',
    limit: false,
    orders: [['code', 'asc']],
  })
  const codes = body.data.map(({ code }) => code)
  expect(codes.indexOf('682')).toBeGreaterThan(-1)
  expect(codes.indexOf('682')).toBeLessThan(codes.indexOf('75'))
})

const compared = ['subfamily', 'region', 'egalimtarget', 'unit']

/** What only a database tells, and who asked. */
const plain = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer, (key, value) => (key === 'user' ? undefined : value)))

test.each(compared)('%s: the API in memory answers as this one', async (name) => {
  const tables: Record<string, Row[]> = {}
  for (const one of [...compared, 'family', 'rate'].map(resources.get)) {
    const { body } = await admin.put<{ data: Row[] }>('/search/', {
      model: one.model,
      limit: false,
      toMany: ['*'],
    })
    tables[one.model] = body.data
  }
  const resource = resources.get(name)
  const rows = tables[resource.model] ?? []
  expect(rows.length).toBeGreaterThan(1)
  const memory = memoryOf(resources, tables)
  for (const call of [...searchesOf(resource, rows, resource.model), ...refusedWrites(resource, rows)]) {
    const send = { PUT: admin.put, POST: admin.post, DELETE: admin.delete }[call.method]
    const answer = await send?.(call.path, call.body)
    const [mine, theirs] = [answerInMemory(memory, call), { status: answer?.status, body: answer?.body }]
    expect.soft(plain(mine), JSON.stringify(call)).toEqual(plain(theirs))
  }
})

const referring = resources.all.flatMap((resource) =>
  Object.entries(resource.fields).flatMap(([name, { kind, to }]) => {
    const target = to === undefined ? undefined : resources.get(to)
    return target && ['ref', 'refs'].includes(kind) && activityField(target)
      ? [{ resource, name, kind, target }]
      : []
  }),
)

/** Takes every row of a table out of service. */
const end = (tx: Tx, { name, table = name, fields, inactive }: AnyResource) =>
  fields.active || !inactive
    ? tx.query(`update "${table}" set "active" = false`)
    : tx.query(`update "${table}" set "${inactive.field}" = $1`, [inactive.in[0]])

test('inactive rows stay readable wherever rows refer to them, say so, and are not offered', async () => {
  const actor = {
    ...{ userId: admin.id, sessionId: 0, profileTypeId: 1, level: 100, lists: {} },
    permissions: everythingIn(resources),
  }
  const { policies, virtuals } = on.context.db
  const scope = { actor, registry: resources, policies, virtuals }
  const silent: string[] = []
  let seen = 0
  const rolledBack = new Error('rolled back')
  const looking = on.context.db.system('seed', async (tx) => {
    for (const target of new Set(referring.map((one) => one.target))) await end(tx, target)
    for (const { resource, name, kind, target } of referring) {
      const filters =
        kind === 'ref' && isStored(resource.fields[name] ?? { kind, label: '', required: false })
          ? [{ name, operator: 'ne' as const, value: null }]
          : []
      const rows = await searchRows(tx, scope, { resource, filters, limit: 2, toMany: [name] })
      const related = rows.flatMap((row) => row[resources.association(resource, name)] ?? [])
      if (related.length) seen++
      if (related.some((one) => !labelOf(one, target).endsWith(' (inactif)')))
        silent.push(`${resource.name}.${name}`)
    }
    for (const target of new Set(referring.map((one) => one.target))) {
      const { filter, meta } = choicesQuestion(target, '')
      expect([filter, meta]).toEqual([{}, { enableMode: 'enabled' }])
      const { text, values } = compileCount(scope, { resource: target, enableMode: 'enabled' })
      expect(await tx.query(text, values), target.name).toEqual([{ total: 0 }])
    }
    throw rolledBack
  })
  await expect(looking).rejects.toBe(rolledBack)
  expect(silent).toEqual([])
  expect(seen).toBeGreaterThan(100)
})
