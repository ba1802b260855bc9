import { expect, test } from 'vitest'
import { resources } from '../../../resources'
import { addPerson, signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { visitResources } from '../../kit/visit-resources'
import { answerInMemory } from '../../memory/api'
import { refusedWrites, searchesOf } from '../../memory/requests'
import { memoryOf, type Row } from '../../memory/rows'

let admin: TestActor

async function enter(on: TestApp): Promise<TestActor> {
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
