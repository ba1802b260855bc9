import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPerson, call, signIn, type TestActor, testPassword } from '../../kit/actors'
import { mailsTo } from '../../kit/mails'
import { openApp, type TestApp } from '../../kit/open-app'

type Row = Record<string, unknown>

let on: TestApp
let admin: TestActor
let [hospital, other] = [0, 0]
let profiles: Record<string, number>
const sql = <T = Row>(text: string, values: unknown[] = []) =>
  on.context.db.system('seed', (tx) => tx.query(text, values)) as Promise<T[]>

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
interface Heard {
  status: number
  body: Row & { id: string; Resources: Row[]; totalResults: number; detail: string; scimType: string }
}

/** A directory that asks with its organisation's token. */
const directory =
  (token: string) =>
  async (method: Method, path: string, body?: object | string): Promise<Heard> => {
    const answer = await on.app.inject({
      method,
      url: `/scim/v2${path}`,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body ? { 'content-type': 'application/scim+json' } : {}),
      },
      ...(body ? { payload: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
    })
    return { status: answer.statusCode, body: (answer.body ? answer.json() : {}) as Heard['body'] }
  }

async function organisation(label: string, more: object) {
  const { body } = await admin.post<{ id: number }>('/identity-provider', {
    ...{ label, preset: 'entra', active: true, issuer: 'https://sso.example', client_id: 'portail' },
    ...{
      client_auth: 'client_secret_basic',
      scopes: 'openid',
      shown: false,
      enforced: false,
      logout_hint: false,
    },
    ...more,
  })
  const made = await admin.post<{ token: string }>(`/identity-provider/${body.id}/scim-token`)
  expect([made.status, made.body.token]).toEqual([200, expect.stringMatching(/^scim_[\w-]{43}$/)])
  return { id: body.id, token: made.body.token, ask: directory(made.body.token) }
}

let chu: Awaited<ReturnType<typeof organisation>>
let clinic: Awaited<ReturnType<typeof organisation>>

beforeAll(async () => {
  on = await openApp()
  await addPerson(on, { email: 'admin@scim.example', profile: 'SA' })
  admin = await signIn(on.app, 'admin@scim.example')
  ;[hospital, other] = (await sql<{ id: number }>('select id from adherent order by id limit 2')).map(
    ({ id }) => id,
  ) as [number, number]
  const rows = await sql<{ id: number; label: string }>('select id, label from profile')
  profiles = Object.fromEntries(rows.map(({ id, label }) => [label, id]))
  const rules = [
    {
      position: 0,
      claim: 'groups',
      operator: 'equals',
      value: 'Directeurs',
      profile_id: profiles['Directeur / valideur'],
    },
    {
      position: 1,
      claim: 'groups',
      operator: 'equals',
      value: 'Chefs',
      profile_id: profiles['Chef de cuisine / acheteur'],
    },
  ]
  chu = await organisation('CHU', {
    adherent_id: hospital,
    max_level: 40,
    profile_id: profiles.Lecture,
    rules,
  })
  clinic = await organisation('Clinique', { adherent_id: other, max_level: 40, profile_id: profiles.Lecture })
})
afterAll(() => on?.close())

const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User'
const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group'
const patch = (...Operations: object[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations,
})

let count = 0
const person = (more: object = {}) => {
  count += 1
  const userName = `agent-${count}@chu.example`
  return {
    schemas: [userSchema],
    ...{
      userName,
      externalId: `ext-${count}`,
      name: { givenName: 'Aline', familyName: 'Roche' },
      active: true,
    },
    ...more,
  }
}
const made = async (more: object = {}) => {
  const { status, body } = await chu.ask('POST', '/Users', person(more))
  expect([status, body]).toMatchObject([201, { id: expect.any(String) }])
  return body
}
const profileOf = async (id: string) =>
  (
    await sql<{ label: string; status_id: number }>(
      'select p.label, u.status_id from "user" u join profile p on p.id = u.profile_id where u.id = $1',
      [id],
    )
  )[0]

test('only a token of an organisation opens it; a new one ends the one before', async () => {
  expect((await directory('scim_x')('GET', '/Users')).status).toBe(401)
  expect((await directory(`scim_${'a'.repeat(43)}`)('GET', '/Users')).status).toBe(401)
  const kept = JSON.stringify(await sql('select * from identity_provider'))
  expect(kept).not.toContain(chu.token)
  const old = chu.ask
  const { body } = await admin.post<{ token: string }>(`/identity-provider/${chu.id}/scim-token`)
  chu = { ...chu, token: body.token, ask: directory(body.token) }
  expect([(await old('GET', '/Users')).status, (await chu.ask('GET', '/Users')).status]).toEqual([401, 200])
})

test('it says what it can do: configuration, schemas, types of resources', async () => {
  expect((await chu.ask('GET', '/ServiceProviderConfig')).body).toMatchObject({
    patch: { supported: true },
    bulk: { supported: false },
  })
  const types = (await chu.ask('GET', '/ResourceTypes')).body.Resources
  expect(types.map(({ name }) => name).sort()).toEqual(['Group', 'User'])
  expect((await chu.ask('GET', '/Schemas')).body.Resources.map(({ id }) => id)).toEqual(
    expect.arrayContaining([userSchema, groupSchema]),
  )
  expect((await chu.ask('GET', `/Schemas/${userSchema}`)).body.id).toBe(userSchema)
  expect((await chu.ask('GET', '/Unknown')).status).toBe(404)
  expect((await chu.ask('POST', '/Users', '{"userName":')).status).toBe(400)
})

test('an account is made with the profile of its organisation, invited by mail, found by filters', async () => {
  const body = await made()
  expect(await profileOf(body.id)).toEqual({ label: 'Lecture', status_id: 1 })
  expect(await sql('select adherent_id from user_adherent_ids where user_id = $1', [body.id])).toEqual([
    { adherent_id: hospital },
  ])
  expect((await mailsTo(on, String(body.userName))).map(({ kind }) => kind)).toEqual(['compte_creation'])
  const by = async (filter: string) =>
    (await chu.ask('GET', `/Users?filter=${encodeURIComponent(filter)}`)).body.Resources.map(({ id }) => id)
  expect(await by(`userName eq "${body.userName}"`)).toEqual([body.id])
  expect(await by(`userName eq "${String(body.userName).toUpperCase()}"`)).toEqual([body.id])
  expect(await by(`externalId eq "${body.externalId}" and active eq true`)).toEqual([body.id])
  expect(await by('userName eq "personne@chu.example"')).toEqual([])
  const again = await chu.ask('POST', '/Users', { ...person(), userName: body.userName })
  expect([again.status, again.body.scimType]).toEqual([409, 'uniqueness'])
  const page = (await chu.ask('GET', '/Users?startIndex=1&count=1')).body
  expect([page.Resources.length, page.itemsPerPage]).toEqual([1, 1])
})

describe('an account that its directory closes loses everything at once', () => {
  test.each([
    ['Entra', 'PATCH', patch({ op: 'Replace', path: 'active', value: 'False' })],
    ['Okta', 'PATCH', patch({ op: 'replace', value: { active: false } })],
    [
      'Keycloak',
      'PATCH',
      patch({ op: 'replace', value: { id: 'x', schemas: [userSchema], active: 'false' } }),
    ],
    ['a deletion', 'DELETE', undefined],
  ] as const)('%s', async (_who, method, body) => {
    count += 1
    const email = `ferme-${count}@chu.example`
    const id = await addPerson(on, { email, profile: 'CH', adherents: [hospital] })
    const actor = await signIn(on.app, email)
    await sql(
      `insert into api_key (user_id, name, hash, ending, last_day, expires_at) values ($1, 'Stock', $2, 'abcd', '2100-12-01', '2100-12-02')`,
      [id, `hash-${id}`],
    )
    expect((await actor.get('/users/me')).status).toBe(200)
    const answer = await chu.ask(method, `/Users/${id}`, body)
    expect([200, 204]).toContain(answer.status)
    expect((await actor.get('/users/me')).status).toBe(401)
    expect(await sql('select 1 from api_key where user_id = $1', [id])).toEqual([])
    const refused = await call(on.app, 'POST', '/auth/login', { body: { email, password: testPassword } })
    expect(refused.status).toBe(401)
    const now = await chu.ask('GET', `/Users/${id}`)
    expect(method === 'DELETE' ? now.status : now.body.active).toBe(method === 'DELETE' ? 404 : false)
  })

  test('and opens again as it says', async () => {
    const body = await made({ active: false })
    expect((await profileOf(body.id))?.status_id).toBe(2)
    const opened = await chu.ask(
      'PATCH',
      `/Users/${body.id}`,
      patch({ op: 'Add', path: 'active', value: 'True' }),
    )
    expect([opened.status, opened.body.active]).toEqual([200, true])
    await chu.ask('DELETE', `/Users/${body.id}`)
    const again = await chu.ask('POST', '/Users', { ...person(), userName: body.userName })
    expect([again.status, again.body.id]).toEqual([201, body.id])
  })
})

test('names and addresses change by the paths of each directory', async () => {
  const { id } = await made()
  const entra = patch(
    { op: 'Replace', path: 'name.givenName', value: 'Lucie' },
    { op: 'Add', path: 'emails[type eq "work"].value', value: 'lucie@chu.example' },
    {
      op: 'Add',
      path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department',
      value: 'Cuisine',
    },
  )
  expect((await chu.ask('PATCH', `/Users/${id}`, entra)).body).toMatchObject({ name: { givenName: 'Lucie' } })
  const okta = {
    ...person(),
    id,
    userName: 'lucie.roche@chu.example',
    name: { givenName: 'Lucie', familyName: 'Martin' },
    password: 'Peu-importe-1',
    meta: { resourceType: 'User' },
  }
  const put = await chu.ask('PUT', `/Users/${id}`, okta)
  expect([put.status, put.body]).toMatchObject([
    200,
    { userName: 'lucie.roche@chu.example', name: { familyName: 'Martin' } },
  ])
  const keycloak = patch({
    op: 'replace',
    value: { name: { familyName: 'Durand', givenName: 'Lucie' }, userName: 'lucie.durand@chu.example' },
  })
  expect((await chu.ask('PATCH', `/Users/${id}`, keycloak)).body).toMatchObject({
    userName: 'lucie.durand@chu.example',
    name: { familyName: 'Durand' },
  })
})

describe('groups', () => {
  const group = (displayName: string, members: string[] = []) => ({
    schemas: [groupSchema],
    ...{ displayName, externalId: `g-${displayName}`, members: members.map((value) => ({ value })) },
  })

  test('give a profile by the organisation’s rules, and take it back, as each directory writes them', async () => {
    const [one, two] = [await made(), await made()]
    const { status, body } = await chu.ask('POST', '/Groups', group('Chefs'))
    expect(status).toBe(201)
    const change = (...operations: object[]) => chu.ask('PATCH', `/Groups/${body.id}`, patch(...operations))
    // Entra
    await change({ op: 'Add', path: 'members', value: [{ value: one.id }] })
    expect((await profileOf(one.id))?.label).toBe('Chef de cuisine / acheteur')
    await change({ op: 'Remove', path: 'members', value: [{ value: one.id }] })
    expect((await profileOf(one.id))?.label).toBe('Lecture')
    // Okta
    await change({ op: 'replace', path: 'members', value: [{ value: one.id }, { value: two.id }] })
    await change({ op: 'replace', value: { id: body.id, displayName: 'Chefs' } })
    await change({ op: 'remove', path: `members[value eq "${one.id}"]` })
    expect([(await profileOf(one.id))?.label, (await profileOf(two.id))?.label]).toEqual([
      'Lecture',
      'Chef de cuisine / acheteur',
    ])
    expect((await chu.ask('GET', `/Users/${two.id}`)).body.groups).toEqual([
      expect.objectContaining({ display: 'Chefs' }),
    ])
    // Keycloak
    const put = await chu.ask('PUT', `/Groups/${body.id}`, { ...group('Chefs', [one.id]), id: body.id })
    expect(put.body.members).toEqual([expect.objectContaining({ value: one.id })])
    const found = await chu.ask('GET', `/Groups?filter=${encodeURIComponent('displayName eq "Chefs"')}`)
    expect(found.body.Resources.map(({ id }) => id)).toEqual([body.id])
    expect((await chu.ask('DELETE', `/Groups/${body.id}`)).status).toBe(204)
    expect((await profileOf(one.id))?.label).toBe('Lecture')
  })

  test('never give above the organisation’s level, and close whom they would', async () => {
    const one = await made()
    await chu.ask('POST', '/Groups', group('Directeurs', [one.id]))
    expect(await profileOf(one.id)).toEqual({ label: 'Lecture', status_id: 2 })
    const [told] = await sql(
      `select kind, detail from security_event where about = $1 and kind = 'scim_refused'`,
      [`User ${one.id}`],
    )
    expect(JSON.stringify(told)).toMatch(/niveau 50/)
  })
})

test('another organisation’s accounts and groups are not there, whoever names them', async () => {
  const mine = await made()
  const foreign = await clinic.ask('POST', '/Users', { ...person(), userName: 'voisin@clinique.example' })
  const group = await clinic.ask('POST', '/Groups', {
    schemas: [groupSchema],
    displayName: 'Cadres',
    members: [],
  })
  for (const path of [`/Users/${foreign.body.id}`, `/Groups/${group.body.id}`, '/Users/abc', '/Users/999999'])
    for (const method of ['GET', 'DELETE', 'PUT', 'PATCH'] as const) {
      const body =
        method === 'PUT'
          ? path.startsWith('/Groups')
            ? { schemas: [groupSchema], displayName: 'X' }
            : person()
          : method === 'PATCH'
            ? patch({ op: 'replace', value: { displayName: 'X' } })
            : undefined
      expect([path, method, (await chu.ask(method, path, body)).status]).toEqual([path, method, 404])
    }
  const named = await chu.ask('POST', '/Groups', {
    schemas: [groupSchema],
    displayName: 'Mixte',
    members: [{ value: foreign.body.id }],
  })
  expect(named.status).toBe(404)
  const listed = (await chu.ask('GET', '/Users?count=200')).body.Resources.map(({ id }) => id)
  expect(listed).toContain(mine.id)
  expect(listed).not.toContain(foreign.body.id)
  expect(listed).not.toContain(String(admin.id))
})
