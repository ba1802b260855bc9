import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources } from '../../../resources'
import { call, signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { inherited } from './hostile-values'

type Row = Record<string, unknown>

let on: TestApp
let admin: TestActor
beforeAll(async () => {
  on = await openApp()
  admin = await signIn(on.app, 'nadia.roche@demo.example')
})
afterAll(() => on?.close())

const places: readonly [place: string, body: (name: string) => Row][] = [
  ['a filter', (name) => ({ fields: [{ name, operator: 'eq', value: '1' }] })],
  ['an operator', (name) => ({ fields: [{ name: 'label', operator: name, value: '1' }] })],
  ['a filter across', (name) => ({ fields: [{ name: `${name}.label`, operator: 'eq', value: '1' }] })],
  ['a filter behind', (name) => ({ fields: [{ name: `Family.${name}`, operator: 'eq', value: '1' }] })],
  ['a sort', (name) => ({ orders: [[name, 'asc']] })],
  ['a sort across', (name) => ({ orders: [[`Family.${name}`, 'asc']] })],
  ['a model', (name) => ({ model: name })],
  ['an enable mode', (name) => ({ enableMode: name })],
]

describe.each(inherited)('%s, which every object knows,', (name) => {
  test.each(places)('is refused as %s of a search, a count and an export', async (_place, body) => {
    const asked = { model: 'Subfamily', ...body(name) }
    const answers = [
      await admin.put('/search/', asked),
      await admin.put('/search/counts', { searches: [asked] }),
      await admin.put('/exports/exportSearchResult', { fields: ['label'], ...asked }),
    ]
    const statuses = answers.map(({ status }) => status)
    expect(statuses[0]).toBe(422)
    // A count has no order, and counts and exports have their own modes.
    expect(statuses.filter((status) => status !== 422 && status !== 200)).toEqual([])
  })

  test('is no column of an export, no field of a history, no parameter, no table', async () => {
    const answers = [
      await admin.put('/exports/exportSearchResult', { model: 'Subfamily', fields: [name] }),
      await admin.get(`/fieldHistory/field-history?modelName=Family&entityId=1&fieldName=${name}`),
      await admin.get(`/fieldHistory/field-history?modelName=${name}&entityId=1`),
      await admin.get(`/setting/generic/unit?${name}=1`),
      await admin.get(`/setting/generic/${name}`),
    ]
    expect(answers.map(({ status }) => Math.floor(status / 100))).toEqual([4, 4, 4, 4, 4])
  })

  test('is an unknown key of every resource that is created', async () => {
    const wrong: string[] = []
    for (const { name: resource, calls, access } of resources.all) {
      if (!access.create || !calls.create?.startsWith('POST /') || calls.create.includes('{')) continue
      const body = JSON.parse(`{"label":"Essai","${name}":1}`)
      const { status, body: answer } = await admin.post(calls.create.slice(5), body)
      if (status !== 422) wrong.push(`${resource}: ${status} ${JSON.stringify(answer).slice(0, 80)}`)
    }
    expect(wrong).toEqual([])
  })
})

test('an empty list is no text, number, day or choice: a required field is still missing with it', async () => {
  const wrong: string[] = []
  for (const { name, calls, access, fields } of resources.all) {
    if (!access.create || !calls.create?.startsWith('POST /') || calls.create.includes('{')) continue
    const scalars = Object.entries(fields).filter(
      ([, { kind, readonly }]) =>
        !readonly && !['list', 'json', 'refs', 'children', 'computed', 'virtual'].includes(kind),
    )
    const body = Object.fromEntries(scalars.map(([field]) => [field, []]))
    const { status, body: answer } = await admin.post<{ fields?: Row[] }>(calls.create.slice(5), body)
    const named = new Set(answer.fields?.map((error) => error.name))
    if (status === 403) continue
    if (status !== 422) wrong.push(`${name}: ${status}`)
    else if (answer.fields)
      wrong.push(...scalars.filter(([one]) => !named.has(one)).map(([one]) => `${name}.${one}`))
  }
  expect(wrong).toEqual([])
})

test('what nobody can keep is refused in French, before anything is done with it', async () => {
  const half = 'a\ud800'
  const bodies: unknown[] = [
    { email: [], password: 'x' },
    { email: half, password: 'x' },
    { email: 'a@b.example', password: half },
    { email: 'a@b.example', password: 'nul \u0000' },
    { email: { a: 1 }, password: 'x' },
    [],
    'x',
    null,
  ]
  for (const body of bodies) {
    const answer = await call(on.app, 'POST', '/auth/login', { body: JSON.stringify(body) })
    expect(answer.status, JSON.stringify(body)).toBe(422)
    expect(answer.body.display).toMatch(/^(Un ou plusieurs champs|La demande est mal formée)/)
  }
  const deep = `{"label":${'['.repeat(5000)}${']'.repeat(5000)}}`
  const answer = await on.app.inject({
    method: 'POST',
    url: '/api/setting/generic/unit',
    payload: deep,
    headers: { authorization: admin.token, 'content-type': 'application/json' },
  })
  expect(answer.statusCode).toBe(422)
})
