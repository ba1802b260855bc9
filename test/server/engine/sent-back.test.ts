import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '../../../resources'
import type { AnyResource } from '../../../resources/schema/resource'
import { associationFields } from '../../../server/api/associations-sent'
import { fixedKeys } from '../../../server/api/echoes'
import { signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'

type Row = Record<string, unknown>
interface Changeable {
  resource: AnyResource
  address: string
  read: () => Promise<Row>
}
interface Refusal {
  fields?: { name: string; message: string }[]
}

let on: TestApp
let nadia: TestActor
let changed: Changeable[]
beforeAll(async () => {
  on = await openApp()
  nadia = await signIn(on.app, 'nadia.roche@demo.example')
  changed = await changeable()
})
afterAll(() => on?.close())

const isRow = (value: unknown): value is Row =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

async function firstOf({ model }: AnyResource): Promise<Row | undefined> {
  const { body } = await nadia.put<{ data?: Row[] }>('/search/', {
    model,
    limit: 1,
    orders: [['id', 'asc']],
    toMany: ['*'],
  })
  return body.data?.[0]
}

/** Resources whose rows an administrator changes at an address of their own, with a row of each. */
async function changeable(): Promise<Changeable[]> {
  const found: Changeable[] = []
  for (const resource of resources.all) {
    const { update = '', one = '' } = resource.calls
    if (!resource.access.update || !update.startsWith('PUT ') || update.replace('{id}', '').includes('{'))
      continue
    const example = await firstOf(resource)
    if (!example) continue
    const at = (call: string) => call.replace(/^\w+ /, '').replace('{id}', String(example.id))
    const isOne = one.includes('{id}') && !one.replace('{id}', '').includes('{')
    const read = async (): Promise<Row> => {
      const answer = isOne ? await nadia.get<Row>(at(one)) : undefined
      return answer?.status === 200 ? answer.body : ((await firstOf(resource)) ?? example)
    }
    const { status, body } = await nadia.put<Refusal>(at(update), await read())
    if (status !== 403 || body.fields) found.push({ resource, address: at(update), read })
  }
  return found
}

const said = ({ status, body }: { status: number; body: unknown }) =>
  `${status} ${JSON.stringify(body)?.slice(0, 300)}`

test('what a call answers may be sent back as it is: it changes nothing, with its version and without', async () => {
  const wrong: string[] = []
  for (const { resource, address, read } of changed) {
    const { body: row } = await nadia.put<Row>(address, unversioned(await read()))
    const { lock_version: version } = row
    for (const body of [row, unversioned(row)]) {
      const answer = await nadia.put<Row>(address, body)
      if (answer.status !== 200) wrong.push(`${resource.name}: ${said(answer)}`)
      else if (answer.body.lock_version !== version && !holdsRows(resource))
        wrong.push(`${resource.name}: version ${answer.body.lock_version}, was ${version}`)
    }
    const stale = await nadia.put(address, { ...row, lock_version: Number(version) + 70 })
    if (stale.status !== 409) wrong.push(`${resource.name} stale: ${said(stale)}`)
  }
  expect(wrong).toEqual([])
}, 300_000)

const holdsRows = ({ fields }: AnyResource) =>
  Object.values(fields).some(({ kind }) => kind === 'children' || kind === 'embed')

/** A row without the versions that were read, its own and those of the rows inside. */
const unversioned = (row: Row): Row =>
  JSON.parse(JSON.stringify(row), (key, value) => (key === 'lock_version' ? undefined : value))

/** The name of each key that is refused. */
const refused = (body: Refusal) => (body.fields ?? []).map(({ name }) => name)

test('a key that nobody changes is refused by its name, and one that is unknown, at every depth', async () => {
  const wrong: string[] = []
  for (const { resource, address, read } of changed) {
    const row = unversioned(await read())
    for (const key of fixedKeys(resource)
      .filter((name) => name in row && name !== 'last_login')
      .slice(0, 5)) {
      const answer = await nadia.put<Refusal>(address, { ...row, [key]: key === 'id' ? 987_654 : 'autre' })
      if (
        ![403, 404, 422].includes(answer.status) ||
        (answer.status !== 404 && !refused(answer.body).includes(key))
      )
        wrong.push(`${resource.name}.${key}: ${said(answer)}`)
    }
    const unknown = await nadia.put<Refusal>(address, { ...row, inconnu: 1 })
    if (unknown.status !== 422 || !refused(unknown.body).includes('inconnu'))
      wrong.push(`${resource.name}: ${said(unknown)}`)
    for (const [name, { kind }] of Object.entries(resource.fields)) {
      const inner =
        kind === 'children' && Array.isArray(row[name])
          ? row[name][0]
          : kind === 'embed'
            ? row[name]
            : undefined
      if (!isRow(inner)) continue
      const given = { ...inner, inconnu: 1 }
      const answer = await nadia.put<Refusal>(address, { ...row, [name]: kind === 'embed' ? given : [given] })
      const place = kind === 'embed' ? `${name}.inconnu` : `${name}.0.inconnu`
      if (answer.status !== 422 || !refused(answer.body).includes(place))
        wrong.push(`${resource.name}.${name}: ${said(answer)}`)
    }
  }
  expect(wrong).toEqual([])
}, 300_000)

test('an association is read as the field behind it, as ids and as rows, or refused by its name', async () => {
  const wrong: string[] = []
  let tried = 0
  for (const { resource, address, read } of changed) {
    // Who asks is a user too, whose own perimeter would go: a user's associations have a test of their own.
    if (resource.name === 'user') continue
    let row = await read()
    for (const [key, { name, field }] of [...associationFields(resources, resource)].slice(0, 6)) {
      if (field.readonly || field.kind === 'file' || field.kind === 'image') continue
      const { body } = await nadia.put<{ data?: Row[] }>('/search/', {
        model: resources.get(field.to ?? '').model,
        limit: 3,
      })
      const other = (body.data ?? []).map(({ id }) => id).find((id) => id !== row[name])
      if (other === undefined) continue
      const isList = field.kind === 'refs'
      for (const given of isList ? [[{ id: other }], [other]] : [{ id: other }]) {
        const { lock_version: _version, ...rest } = row
        tried++
        const answer = await nadia.put<Row & Refusal>(address, { ...rest, [key]: given })
        const now = isList ? [answer.body[key]].flat().map((one) => Object(one).id) : answer.body[name]
        const isRead = answer.status === 200 && (isList ? String(now) === String(other) : now === other)
        const isRefused =
          [403, 409, 422].includes(answer.status) &&
          (refused(answer.body).length > 0 || answer.status === 409)
        if (!isRead && !isRefused) wrong.push(`${resource.name}.${key}: ${said(answer)}`)
        if (answer.status === 200) row = answer.body
        const wild = await nadia.put<Refusal>(address, {
          ...rest,
          [key]: isList ? [{ nom: 'x' }] : { nom: 'x' },
        })
        if (wild.status !== 422 && wild.status !== 403)
          wrong.push(`${resource.name}.${key} wild: ${said(wild)}`)
      }
    }
  }
  expect(wrong).toEqual([])
  expect(tried).toBeGreaterThan(40)
}, 300_000)

const idsIn = (value: unknown) => [value ?? []].flat().map((one) => Object(one).id)

test('a message is for those that its payload names, in the answer’s words and in the specification’s', async () => {
  const message = { title: 'Essai', content: '<p>Essai</p>', startDate: '2031-11-28', endDate: '2031-11-29' }
  for (const whom of [
    { Adherent: [2] },
    { Adherent: [{ id: 2 }] },
    { adherents: [{ id: 2, name: 'x' }] },
    { adherent_ids: [2] },
  ]) {
    const { status, body } = await nadia.post<Row>('/dashboardmessage/', {
      ...message,
      type: 'popup',
      ...whom,
    })
    expect([status, idsIn(body.Adherent), body.dashboardmessage_type_id], JSON.stringify(body)).toEqual([
      200,
      [2],
      2,
    ])
    expect([body.startDate, body.endDate]).toEqual(['2031-11-27T23:00:00.000Z', '2031-11-29T22:59:59.000Z'])
  }
  const odd = await nadia.post<Refusal>('/dashboardmessage/', { ...message, type: 'affiche', adherents: 2 })
  expect([odd.status, refused(odd.body)]).toEqual([422, ['type']])
  const twice = await nadia.post<Refusal>('/dashboardmessage/', {
    ...message,
    Adherent: [2],
    adherent_ids: [3],
  })
  expect([twice.status, refused(twice.body)]).toEqual([422, ['Adherent']])
})

test('a user has the members and a supplier the catalogues that its payload names', async () => {
  const { body: found } = await nadia.put<{ data: Row[] }>('/search/', {
    model: 'User',
    fields: [{ name: 'email', operator: 'eq', value: 'karim.benali@demo.example' }],
  })
  const karim = (await nadia.get<Row>(`/users/${found.data[0]?.id}`)).body
  const made = await nadia.post<Row>('/users/create/', {
    ...{ email: 'neuf@demo.example', first_name: 'Neuf', last_name: 'Neuf', civility_id: karim.civility_id },
    ...{ profile_id: karim.profile_id, status_id: karim.status_id, quality_id: karim.quality_id },
    ...{ phone_number: '0199001234', Adherent: [{ id: 1, name: 'x' }] },
  })
  expect([made.status, made.body.adherent_ids], JSON.stringify(made.body)).toEqual([200, [1]])
  const { body: user, ...answer } = await nadia.put<Row>(`/users/update/${made.body.id}`, {
    ...made.body,
    Adherent: [2, 1],
  })
  expect([answer.status, idsIn(user.Adherent).sort()], JSON.stringify(user)).toEqual([200, [1, 2]])
  const secret = await nadia.put<Refusal>(`/users/update/${made.body.id}`, {
    ...user,
    new_password: 'Abcdefg1!',
  })
  expect([secret.status, refused(secret.body)]).toEqual([422, ['new_password']])

  const supplier = (await nadia.get<Row>('/supplier/2')).body
  const other = idsIn(supplier.Catalog).join() === '2' ? 1 : 2
  const changed = await nadia.put<Row>('/supplier/2', { ...supplier, Catalog: [{ id: other }] })
  expect([changed.status, idsIn(changed.body.Catalog)], JSON.stringify(changed.body)).toEqual([200, [other]])
})

test('a supplier’s user sends its whole record back; what is not its own to change is refused by its name', async () => {
  const martin = await signIn(on.app, 'fm@martin.example')
  const { body: own } = await martin.get<Row>('/supplier/1')
  expect((await martin.put('/supplier/1', own)).status).toBe(200)
  const foreign = await martin.put<Refusal>('/supplier/1', {
    name: 'Autre',
    iban: 'FR7630006000011234567890189',
  })
  expect([foreign.status, foreign.body.fields]).toEqual([
    403,
    ['name', 'iban'].map((name) => ({
      name,
      message: "Vous n'avez pas les droits nécessaires pour modifier ce champ",
    })),
  ])
  const unknown = await martin.put<Refusal>('/supplier/1', { ...own, inconnu: 1 })
  expect([unknown.status, refused(unknown.body)]).toEqual([422, ['inconnu']])
})

test('what a search does not know is refused by its name, at every depth', async () => {
  const search = { model: 'Article', limit: 1 }
  const filter = { name: 'label', operator: 'like', value: 'a' }
  const wrong: [path: string, body: Row, name: string][] = [
    ['/search/', { ...search, params: { adherentId: 1 } }, 'params.adherentId'],
    ['/search/', { ...search, params: { adherent_id: 1 } }, 'params.adherent_id'],
    ['/search/', { ...search, params: 'x' }, 'params'],
    ['/search/', { ...search, params: [1] }, 'params'],
    ['/search/', { ...search, params: { q: { a: 1 } } }, 'params.q'],
    ['/search/', { ...search, nope: 1 }, 'nope'],
    ['/search/', { ...search, fields: [filter, { ...filter, nope: 1 }] }, 'fields.1.nope'],
    ['/search/', { ...search, orders: [{ name: 'label', direction: 'asc', nope: 1 }] }, 'orders.0.nope'],
    ['/search/product', { ...search, params: { adherent_id: 1, nope: 1 } }, 'params.nope'],
    ['/search/product', { ...search, params: { adherent_id: 1, is_group: 'x' } }, 'params.is_group'],
    ['/search/counts', { searches: [{ ...search, nope: 1 }] }, 'nope'],
    ['/search/counts', { searches: [{ ...search, params: { nope: 1 } }] }, 'params.nope'],
    [
      '/exports/exportSearchResult',
      { model: 'Article', fields: ['label'], params: { nope: 1 } },
      'params.nope',
    ],
    [
      '/exports/exportSearchResult',
      { model: 'Article', fields: ['label'], filters: [{ ...filter, nope: 1 }] },
      'filters.0.nope',
    ],
  ]
  for (const [path, body, name] of wrong) {
    const answer = await nadia.put<Refusal>(path, body)
    expect([path, JSON.stringify(body), answer.status, refused(answer.body)]).toEqual([
      path,
      JSON.stringify(body),
      422,
      [name],
    ])
  }
  const spelled = { model: 'Unit', fields: [{ field: 'label', label: 'Nom' }] }
  expect((await nadia.put('/exports/exportSearchResult', spelled)).status).toBe(200)
})

test('a file is downloaded by the header that the specification names', async () => {
  const answer = await on.app.inject({ url: '/api/file/download/987654', headers: { token: nadia.token } })
  expect(answer.statusCode).toBe(404)
})
