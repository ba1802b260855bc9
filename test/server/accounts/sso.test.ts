import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addPerson, call, signIn, type TestActor, testPassword } from '../../kit/actors'
import { providerBrowser, startProvider, type TestProvider, testClient } from '../../kit/oidc'
import { openApp, type TestApp } from '../../kit/open-app'

let on: TestApp
let provider: TestProvider
let admin: TestActor
let hospital: number
let other: number
let providerId: number
const home = 'https://portail.example'
const sql = <T = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  on.context.db.system('seed', (tx) => tx.query(text, values)) as Promise<T[]>

/** A browser at the product: keeps its cookie. */
function browser() {
  let cookie = ''
  const far = providerBrowser()
  const ask = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const answer = await on.app.inject({ method, url, payload, headers: { cookie } })
    for (const line of [answer.headers['set-cookie'] ?? []].flat())
      if (/oidc=/.test(line)) cookie = line.split(';')[0] ?? ''
    const isJson = String(answer.headers['content-type']).includes('json')
    return { status: answer.statusCode, headers: answer.headers, body: isJson ? answer.json() : undefined }
  }
  const start = async (more: object = {}) =>
    ask('POST', '/api/auth/oidc/start', { provider: providerId, ...more })
  const comeBack = (url: URL) => ask('GET', url.pathname + url.search)
  const finish = () => ask('POST', '/api/auth/oidc/finish')
  return {
    ask,
    start,
    comeBack,
    finish,
    far,
    /** From the button to what the last call answers; `meddle` changes addresses on the way. */
    signIn: async (
      name: string,
      meddle: { out?: (url: URL) => void; back?: (url: URL) => void; more?: object } = {},
    ) => {
      const { body } = await start(meddle.more)
      const out = new URL(body.url)
      meddle.out?.(out)
      const back = await far.signIn(out.href, name, `${home}/api/auth/oidc/callback`)
      meddle.back?.(back)
      const landed = await comeBack(back)
      expect(landed).toMatchObject({ status: 303, headers: { location: '/login/sso' } })
      return { back, ...(await finish()) }
    },
  }
}

const saved = (more: object = {}) => ({
  label: 'CHU de Lyon',
  preset: 'keycloak',
  active: true,
  adherent_id: hospital,
  issuer: provider.issuer,
  client_id: testClient.id,
  client_auth: 'client_secret_basic',
  scopes: 'openid email profile',
  domains: ['chu.example'],
  shown: true,
  enforced: false,
  max_level: 50,
  logout_hint: false,
  rules: [],
  ...more,
})

async function keep(more: object = {}) {
  const { lock_version } = (await admin.get(`/identity-provider/${providerId}`)).body
  const { status, body } = await admin.put(`/identity-provider/${providerId}`, {
    ...saved(more),
    lock_version,
  })
  expect([status, body]).toMatchObject([200, { id: providerId }])
}

beforeAll(async () => {
  on = await openApp({ WEBHOOKS_PRIVATE: 'allow' })
  await on.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = on.app.server.address() as AddressInfo
  const own = `http://127.0.0.1:${port}`
  await addPerson(on, { email: 'admin@sso.example', profile: 'SA' })
  admin = await signIn(on.app, 'admin@sso.example')
  ;[hospital, other] = (await sql<{ id: number }>('select id from adherent order by id limit 2')).map(
    ({ id }) => id,
  ) as [number, number]
  provider = await startProvider({
    redirectUris: [`${home}/api/auth/oidc/callback`],
    logoutUris: [`${home}/login`],
    backchannel: `${own}/api/auth/oidc/backchannel-logout/1`,
  })
  const made = await admin.post<{ id: number }>('/identity-provider', saved())
  expect(made.status).toBe(200)
  providerId = made.body.id
  const secret = await admin.put(`/identity-provider/${providerId}/secret`, {
    client_secret: testClient.secret,
  })
  expect(secret.status).toBe(200)
})
afterAll(async () => {
  await provider?.close()
  await on?.close()
})

let count = 0
/** A person of the hospital, at the provider too. */
async function somebody({ linked = true, profile = 'CH' as const, domain = 'chu.example' } = {}) {
  count += 1
  const [name, email] = [`agent-${count}`, `agent-${count}@${domain}`]
  const id = await addPerson(on, { email, profile, adherents: [hospital] })
  provider.people.set(name, { email, groups: [] })
  if (linked) {
    const chrome = browser()
    await chrome.signIn(name)
    const answer = await chrome.ask('POST', '/api/auth/oidc/link', { email, password: testPassword })
    expect([answer.status, answer.body?.id]).toEqual([200, id])
  }
  return { id, name, email }
}

describe('a sign-in by the organisation’s provider', () => {
  beforeEach(async () => {
    on.clock.set(new Date().toISOString())
    provider.tamper(undefined)
    await keep()
  })

  test('opens a session as a password does, by a cookie of this host alone, and hands out none of the provider’s tokens', async () => {
    const { id, name } = await somebody()
    const chrome = browser()
    const started = await chrome.start()
    expect(String(started.headers['set-cookie'])).toMatch(
      /^__Host-oidc=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
    )
    const { searchParams } = new URL(started.body.url)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
    const { status, body } = await browser().signIn(name)
    expect([status, body.id]).toEqual([200, id])
    expect(body.token).toMatch(/^[\w-]{43}$/)
    const me = await call(on.app, 'GET', '/users/me', { token: body.token })
    expect(me.body.id).toBe(id)
    const links = await sql('select proof, subject from identity_link where user_id = $1', [id])
    expect(links).toEqual([{ proof: 'password', subject: name }])
  })

  test.each([
    ['a wrong nonce', { out: (url: URL) => url.searchParams.set('nonce', 'autre') }, /nonce/],
    ['a wrong state', { back: (url: URL) => url.searchParams.set('state', 'autre') }, /réponse/],
    [
      'another issuer in the answer',
      { back: (url: URL) => url.searchParams.set('iss', 'https://autre.example') },
      /réponse/,
    ],
    [
      'a person who gives up',
      {
        back: (url: URL) => {
          url.searchParams.delete('code')
          url.searchParams.set('error', 'access_denied')
        },
      },
      /abandonnée/,
    ],
  ])('%s opens nothing', async (_what, meddle, why) => {
    const { name } = await somebody()
    const { status, body } = await browser().signIn(name, meddle)
    expect([status, body.type]).toEqual([403, 'err282'])
    expect(body.display).toMatch(why)
  })

  test.each([
    ['another issuer', (claims: object) => ({ ...claims, iss: 'https://autre.example' }), /attendue \(iss\)/],
    ['another audience', (claims: object) => ({ ...claims, aud: 'autre' }), /attendue \(aud\)/],
    ['a past end', (claims: object) => ({ ...claims, exp: 1_000_000_000 }), /horloges/],
  ])('an identity token of %s opens nothing', async (_what, change, why) => {
    const { name } = await somebody()
    provider.tamper(change)
    const { status, body } = await browser().signIn(name)
    expect([status, body.type]).toEqual([403, 'err282'])
    expect(body.display).toMatch(why)
  })

  test('a code that came once serves no second time, in the same browser or another', async () => {
    const { name } = await somebody()
    const chrome = browser()
    const { back, status } = await chrome.signIn(name)
    expect(status).toBe(200)
    await chrome.comeBack(back)
    expect((await chrome.finish()).status).toBe(401)
    const thief = browser()
    await thief.start()
    await thief.comeBack(back)
    expect((await thief.finish()).body).toMatchObject({ type: 'err282' })
  })

  test('a clock off by five minutes is told, by two seconds is not felt', async () => {
    const { name } = await somebody()
    provider.tamper((claims) => ({ ...claims, iat: Number(claims.iat) + 300 }))
    expect((await browser().signIn(name)).body.display).toMatch(/horloge.*5 minutes/)
    provider.tamper((claims) => ({ ...claims, iat: Number(claims.iat) + 2 }))
    expect((await browser().signIn(name)).status).toBe(200)
  })

  test('an unknown identity needs its invitation, or a proven domain and the password of an account of the organisation', async () => {
    provider.people.set('dehors', { email: 'x@ailleurs.example' })
    expect((await browser().signIn('dehors')).body).toMatchObject({
      type: 'err282',
      display: expect.stringMatching(/Aucun compte/),
    })
    const { name, email } = await somebody({ linked: false })
    const chrome = browser()
    expect((await chrome.signIn(name)).body).toMatchObject({ type: 'err283', email })
    const wrong = await chrome.ask('POST', '/api/auth/oidc/link', { email, password: 'Fausse2026!' })
    expect(wrong.body.type).toBe('err296')
    const stranger = await addPerson(on, { email: 'voisin@chu.example', profile: 'CH', adherents: [other] })
    const foreign = await chrome.ask('POST', '/api/auth/oidc/link', {
      email: 'voisin@chu.example',
      password: testPassword,
    })
    expect([
      foreign.body.type,
      await sql('select 1 from identity_link where user_id = $1', [stranger]),
    ]).toEqual(['err282', []])
    const good = await chrome.ask('POST', '/api/auth/oidc/link', { email, password: testPassword })
    expect(good.status).toBe(200)
    expect((await browser().signIn(name)).status).toBe(200)
  })

  test('an organisation that closes passwords refuses them, but to its break-glass account; other organisations keep theirs', async () => {
    const [{ email, name, id }, spare] = [await somebody(), await somebody({ linked: false })]
    const neighbour = `voisine-${(await somebody({ linked: false })).name}@ailleurs.example`
    await addPerson(on, { email: neighbour, profile: 'CH', adherents: [other] })
    await keep({ enforced: true, break_glass_id: spare.id })
    const byPassword = (who: string) =>
      call(on.app, 'POST', '/auth/login', { body: { email: who, password: testPassword } })
    expect((await byPassword(email)).body).toMatchObject({
      type: 'err280',
      provider: { id: providerId, label: 'CHU de Lyon' },
    })
    expect((await byPassword(spare.email)).status).toBe(200)
    expect((await byPassword(neighbour)).status).toBe(200)
    expect((await browser().signIn(name)).body.id).toBe(id)
  })

  test('the provider’s log-out ends the session at once; ours leads to its page; a forged token ends nothing', async () => {
    const { name } = await somebody()
    const chrome = browser()
    const { body } = await chrome.signIn(name)
    const me = () => call(on.app, 'GET', '/users/me', { token: body.token })
    const forged = await on.app.inject({
      method: 'POST',
      url: `/api/auth/oidc/backchannel-logout/${providerId}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `logout_token=${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`,
    })
    expect([forged.statusCode, (await me()).status]).toEqual([400, 200])
    await chrome.far.signOut(provider.issuer)
    await expect.poll(async () => (await me()).status, { timeout: 5000 }).toBe(401)
    const again = await chrome.signIn(name)
    const left = await call<{ url: string }>(on.app, 'POST', '/auth/logout', {
      token: again.body.token,
      body: {},
    })
    expect(left.body.url).toContain(`${provider.issuer}/session/end?client_id=portail`)
    expect(left.body.url).not.toContain('id_token_hint')
  })

  test('a log-out token of a session ends that one; one of the person ends all sessions, mail links and told devices, and takes no right', async () => {
    const [{ id, name, email }, neighbour] = [await somebody(), await somebody()]
    const [first, second, theirs] = [
      (await browser().signIn(name)).body,
      (await browser().signIn(name)).body,
      (await browser().signIn(neighbour.name)).body,
    ]
    const byPassword = await signIn(on.app, email)
    const open = async () => {
      const tokens = [first.token, second.token, byPassword.token, theirs.token]
      return Promise.all(
        tokens.map(async (token) => (await call(on.app, 'GET', '/users/me', { token })).status),
      )
    }
    const out = async (claims: object) => {
      const payload = `logout_token=${await provider.logoutToken({ ...claims })}`
      const url = `/api/auth/oidc/backchannel-logout/${providerId}`
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      return (await on.app.inject({ method: 'POST', url, headers, payload })).statusCode
    }
    const held = [
      `select 1 from token where user_id = $1 and purpose = 'reset' and used_at is null`,
      'select 1 from push_device where user_id = $1',
      'select 1 from api_key where user_id = $1',
      'select 1 from webhook where user_id = $1 and active',
    ]
    await sql(
      `insert into token (purpose, hash, user_id, expires_at) values ('reset', 'out', $1, now() + interval '1 day')`,
      [id],
    )
    await sql(
      `insert into push_device (user_id, device, endpoint, hash, p256dh, auth, failures) values ($1, 'Firefox', 'https://p.example', 'out', 'a', 'b', 0)`,
      [id],
    )
    await sql(
      `insert into api_key (user_id, name, hash, ending, permissions, last_day, expires_at)
       values ($1, 'Stock', 'out', 'abcd', array['viewOrderTracking'], '2039-01-01', '2039-01-01')`,
      [id],
    )
    await sql(
      `insert into webhook (label, url, events, active, user_id, failures) values ('Stock', 'https://a.example', array['order.sent'], true, $1, 0)`,
      [id],
    )
    const works = async () => Promise.all(held.map(async (one) => (await sql(one, [id])).length))
    const [{ sid } = { sid: '' }] = await sql<{ sid: string }>(
      'select i.sid from identity_session i join session s on s.id = i.session_id where s.user_id = $1 order by i.id limit 1 offset 1',
      [id],
    )
    expect(await open()).toEqual([200, 200, 200, 200])
    for (const wrong of [
      {},
      { sub: name, nonce: 'n' },
      { sub: name, aud: 'autre' },
      { sub: name, events: {} },
    ])
      expect(await out(wrong), JSON.stringify(wrong)).toBe(400)
    expect(await out({ sid, sub: neighbour.name }), 'the session is of somebody else').toBe(200)
    expect(await open()).toEqual([200, 200, 200, 200])
    expect(await out({ sid, sub: name })).toBe(200)
    expect(await open()).toEqual([401, 200, 200, 200])
    expect(await works()).toEqual([1, 1, 1, 1])
    expect(await out({ sub: name })).toBe(200)
    expect(await open()).toEqual([401, 401, 401, 200])
    expect(await works()).toEqual([0, 0, 1, 1])
  })

  test('rules give profile and perimeter at each sign-in, never above the level; none met refuses', async () => {
    const { id, name, email } = await somebody()
    const profileOf = async () =>
      (
        await sql<{ label: string }>(
          'select p.label from "user" u join profile p on p.id = u.profile_id where u.id = $1',
          [id],
        )
      )[0]?.label
    const [cook, head] = await sql<{ id: number }>(
      `select id from profile where label in ('Magasinier', 'Directeur / valideur') order by level`,
    )
    const rule = (value: string, profile_id: number | undefined) => ({
      position: 0,
      claim: 'groups',
      operator: 'equals',
      value,
      profile_id,
    })
    await keep({ max_level: 40, rules: [rule('Magasin', cook?.id), rule('Direction', head?.id)] })
    provider.people.set(name, { email, groups: ['Magasin'] })
    expect((await browser().signIn(name)).status).toBe(200)
    expect(await profileOf()).toBe('Magasinier')
    provider.people.set(name, { email, groups: ['Direction'] })
    expect((await browser().signIn(name)).body.display).toMatch(/niveau 50/)
    provider.people.set(name, { email, groups: [] })
    expect((await browser().signIn(name)).body.display).toMatch(/Aucune règle/)
    expect(await profileOf()).toBe('Magasinier')
  })

  test('the link of an invitation links without a password', async () => {
    const { id, name } = await somebody({ linked: false, domain: 'ailleurs.example' })
    const secret = 'i'.repeat(43)
    await sql(
      `insert into token (purpose, hash, user_id, expires_at) values ('setup', encode(sha256($1::bytea), 'hex'), $2, now() + interval '1 day')`,
      [secret, id],
    )
    expect((await browser().signIn(name)).body.type).toBe('err282')
    const { body } = await browser().signIn(name, { more: { invitation: secret } })
    expect(body.id).toBe(id)
    expect((await browser().signIn(name)).body.id).toBe(id)
  })

  // Last: the provider's own log-out tokens are signed by the former key.
  test('changed keys are read at once', async () => {
    const { name } = await somebody()
    expect((await browser().signIn(name)).status).toBe(200)
    await provider.rotate()
    expect((await browser().signIn(name)).status).toBe(200)
  })
})
