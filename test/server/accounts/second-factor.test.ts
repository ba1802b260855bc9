import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { resources } from '../../../resources'
import { addPerson, call, profileLabel, signIn, type TestActor, testPassword } from '../../kit/actors'
import { mailsTo } from '../../kit/mails'
import { openApp, type TestApp } from '../../kit/open-app'
import { softPasskey } from '../../kit/soft-passkey'

let on: TestApp
let nadia: TestActor
let turns = 0
let email = ''
let id = 0

beforeAll(async () => {
  on = await openApp()
  await addPerson(on, { email: 'nadia@codes.example', profile: 'SA' })
})
afterAll(() => on.close())
beforeEach(async () => {
  turns += 1
  email = `claire${turns}@codes.example`
  on.clock.advance(60_000)
  id = await addPerson(on, { email, profile: 'CM', first_name: 'Claire' })
  nadia = await signIn(on.app, 'nadia@codes.example')
})

type Row = Record<string, unknown>
const password = testPassword
/** The code that an application shows, `steps` times 30 seconds from now. */
const codeOf = (secret: unknown, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(String(secret)) }).generate({
    timestamp: on.clock.now().getTime() + steps * 30_000,
  })
const next = () => on.clock.advance(30_000)
const login = (code?: string, given = password) =>
  call(on.app, 'POST', '/auth/login', {
    body: { email, password: given, ...(code ? { code } : {}) },
    address: `10.1.0.${turns}`,
  })
const sql = (text: string, values: unknown[] = []) =>
  on.context.db.system('session', (tx) => tx.query<Row>(text, values))

/** Sets the factor of a person up; answers its secret and recovery codes. */
async function enable(actor: TestActor) {
  const { body: asked } = await actor.post('/users/two-factor/enrol', { password })
  const { body } = await actor.post('/users/two-factor/confirm', { code: codeOf(asked.secret) })
  next()
  return { secret: String(asked.secret), codes: body.recovery_codes as string[] }
}

test('a factor is set up with the password and a first code; nothing asks for codes before', async () => {
  const claire = await signIn(on.app, email)
  expect((await claire.post('/users/two-factor/enrol', { password: 'Faux-2026' })).body.type).toBe('err431')
  const { body: asked } = await claire.post('/users/two-factor/enrol', { password })
  expect(asked.address).toContain(`otpauth://totp/Portail%20Achats:${encodeURIComponent(email)}`)
  const rows = asked.qr as string[]
  expect(rows.every((row) => row.length === rows.length && /^[01]+$/.test(row))).toBe(true)
  expect((await login()).status).toBe(200)
  expect((await claire.post('/users/two-factor/confirm', { code: '000000' })).body).toMatchObject({
    type: 'err400',
    fields: [{ name: 'code', message: 'Code incorrect ou déjà utilisé : saisissez le suivant' }],
  })
  const { status, body } = await claire.post('/users/two-factor/confirm', { code: codeOf(asked.secret) })
  expect(status).toBe(200)
  expect(body.recovery_codes).toHaveLength(10)
  expect((await claire.get('/users/two-factor')).body).toEqual({
    enabled: true,
    required: false,
    codes_left: 10,
    passkeys: 0,
  })
  expect((await mailsTo(on, email)).map(({ kind }) => kind)).toEqual(['double_authentification'])
  const [again] = body.recovery_codes as string[]
  const twice = await claire.post('/users/two-factor/enrol', { password, code: again })
  expect(twice.body.type).toBe('err409')
})

test('a login asks the code after the password only, and takes each code once, one step early or late', async () => {
  const { secret } = await enable(await signIn(on.app, email))
  expect((await login()).body).toMatchObject({ type: 'err292' })
  expect((await login(codeOf(secret), 'Faux-2026')).body.type).toBe('err296')
  expect((await login('000000')).body.type).toBe('err293')
  const code = codeOf(secret)
  expect((await login(`${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200)
  expect((await login(code)).body.type).toBe('err293')
  expect((await login(codeOf(secret, 1))).status).toBe(200)
  expect((await login(codeOf(secret))).body.type).toBe('err293')
  on.clock.advance(90_000)
  expect((await login(codeOf(secret, -1))).status).toBe(200)
  expect((await login(codeOf(secret, 2))).body.type).toBe('err293')
})

test('a code that is used twice at the same time opens one session', async () => {
  const { secret } = await enable(await signIn(on.app, email))
  const answers = await Promise.all([login(codeOf(secret)), login(codeOf(secret))])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
})

test('codes cannot be guessed: the pause grows, though the password is right between', async () => {
  await enable(await signIn(on.app, email))
  for (let turn = 0; turn < 5; turn += 1) {
    expect((await login()).body.type).toBe('err292')
    expect((await login('000000')).body.type).toBe('err293')
  }
  expect((await login('000000')).body.type).toBe('err299')
  expect((await login()).body.type).toBe('err299')
})

test('a recovery code replaces the application once; new ones end the former, and each is told', async () => {
  const claire = await signIn(on.app, email)
  const { codes, secret } = await enable(claire)
  const [first = '', second = ''] = codes
  expect((await login(first.toLowerCase())).status).toBe(200)
  expect((await login(first)).body.type).toBe('err293')
  expect((await mailsTo(on, email)).at(-1)?.text).toContain('remplacée par un code de secours')
  const again = await signInWith(codeOf(secret))
  const { body } = await again.post('/users/two-factor/recovery-codes', {
    password,
    code: second,
  })
  expect((await login(codes[2])).body.type).toBe('err293')
  expect((await login((body.recovery_codes as string[])[0])).status).toBe(200)
  expect((await again.get('/users/two-factor')).body).toMatchObject({ codes_left: 9 })
})

type Options = { challenge: string; rpId: string }
const site = () => {
  const { hostname, origin } = new URL(on.context.config.publicUrl ?? 'http://localhost')
  return { rpId: hostname, origin }
}
/** A passkey of a person, as it is kept. */
async function passkeyOf(userId: number) {
  const key = softPasskey(site())
  await sql(
    `insert into passkey (user_id, name, credential, public_key, uses, backed_up) values ($1, 'Clé', $2, $3, 0, false)`,
    [userId, key.credential, key.publicKey],
  )
  return key
}
const challenge = async () => {
  const { body } = await call(on.app, 'POST', '/auth/passkey/options')
  return (body.options as Options).challenge
}
let places = 0
/** Answers with a passkey, from a new address unless told. */
const byPasskey = (response: unknown, address = `10.3.${Math.floor(++places / 250)}.${(places % 250) + 1}`) =>
  call(on.app, 'POST', '/auth/passkey', { body: { response }, address })

test('a passkey opens a session once a challenge: not again, not for another address, site or server, unverified, late or counted back', async () => {
  const key = await passkeyOf(id)
  const good = key.answer({ challenge: await challenge() })
  expect((await byPasskey(good)).status).toBe(200)
  const late = await challenge()
  const refused: [string, unknown][] = [
    ['the same answer again', good],
    [
      'another address',
      key.answer({ challenge: await challenge(), origin: `${site().origin}.evil.example` }),
    ],
    ['another site', key.answer({ challenge: await challenge(), rpId: 'evil.example' })],
    ['a challenge of its own', key.answer({ challenge: Buffer.from('a.1.b').toString('base64url') })],
    ['a person who was not verified', key.answer({ challenge: await challenge(), isVerified: false })],
    ['a counter that went back', key.answer({ challenge: await challenge(), uses: 1 })],
    ['a passkey that nobody has', softPasskey(site()).answer({ challenge: await challenge() })],
    ['no answer', { id: key.credential }],
  ]
  const forged = key.answer({ challenge: await challenge(), uses: 30 })
  const other = softPasskey(site()).answer({ challenge: await challenge() })
  refused.push(['the signature of another passkey', { ...other, id: forged.id, rawId: forged.id }])
  for (const [why, response] of refused) {
    const answer = await byPasskey(response)
    expect([answer.status, answer.body.type], why).toEqual([401, 'err296'])
  }
  const tooLate = key.answer({ challenge: late, uses: 40 })
  on.clock.advance(301_000)
  expect((await byPasskey(tooLate)).body.type).toBe('err296')
  const failed = await sql(`select 1 from security_event where kind = 'passkey_failed'`)
  expect(failed).toHaveLength(refused.length + 1)
  expect((await byPasskey(key.answer({ challenge: await challenge(), uses: 50 }))).status).toBe(200)
})

test('wrong passkey tries are counted by passkey and address: the pause grows there, and nobody is locked out elsewhere', async () => {
  const neighbour = await addPerson(on, { email: `voisine-${email}`, profile: 'CM' })
  const [key, others] = [await passkeyOf(id), await passkeyOf(neighbour)]
  const signed = async (of = key, origin = site().origin) =>
    of.answer({ challenge: await challenge(), origin })
  const wrong = () => signed(key, 'https://evil.example')
  const [here, elsewhere] = ['10.4.0.1', '10.4.0.2']
  for (let turn = 0; turn < 5; turn += 1)
    expect((await byPasskey(await wrong(), here)).body.type).toBe('err296')
  for (const seconds of [2, 4, 8]) {
    expect(await byPasskey(await signed(), here)).toMatchObject({ status: 429, body: { type: 'err299' } })
    on.clock.advance(seconds * 1000)
    const tries = await Promise.all([await wrong(), await wrong()].map((one) => byPasskey(one, here)))
    expect(tries.map(({ body }) => body.type).sort()).toEqual(['err296', 'err299'])
  }
  expect((await byPasskey(await signed(), here)).body.type).toBe('err299')
  expect((await byPasskey(await signed(), elsewhere)).status, 'the owner elsewhere').toBe(200)
  expect((await byPasskey(await signed(others), here)).status, 'somebody else there').toBe(200)
  on.clock.advance(60_000)
  expect((await byPasskey(await signed(), here)).status).toBe(200)
  expect((await byPasskey(await wrong(), here)).body.type, 'forgotten by the good one').toBe('err296')
  const slowed = await sql(
    `select user_id from security_event where kind = 'login_slowed' and address = $1`,
    [here],
  )
  expect(slowed.length).toBeGreaterThan(0)
  expect(slowed.every(({ user_id }) => user_id === id)).toBe(true)
})

test('an address that tries a hundred passkeys waits; the owner at a known device there, and all others, do not', async () => {
  const key = await passkeyOf(id)
  const here = '10.5.0.1'
  const first = await byPasskey(key.answer({ challenge: await challenge() }), here)
  const cookie = String([first.headers['set-cookie']].flat().find((one) => String(one).startsWith('device=')))
  const stranger = softPasskey(site()).answer({ challenge: await challenge() })
  for (let n = 0; n < 99; n += 1)
    expect((await byPasskey({ ...stranger, id: `${stranger.id}${n}` }, here)).body.type).toBe('err296')
  expect((await byPasskey({ id: 'none' }, here)).body.type).toBe('err296')
  const before = await sql('select count(*)::int as n from login_attempt')
  expect((await byPasskey({ ...stranger, id: 'once too often' }, here)).body.type).toBe('err299')
  expect(await sql('select count(*)::int as n from login_attempt')).toEqual(before)
  expect((await byPasskey(stranger, '10.5.0.2')).body.type).toBe('err296')
  const known = await on.app.inject({
    ...{ method: 'POST', url: '/api/auth/passkey', remoteAddress: here },
    headers: { cookie: cookie.split(';')[0] ?? '' },
    payload: { response: key.answer({ challenge: await challenge() }) },
  })
  expect(known.statusCode).toBe(200)
  on.clock.advance(16 * 60_000)
  expect((await byPasskey(key.answer({ challenge: await challenge() }), here)).status).toBe(200)
})

test("after the password one's own passkey is the second factor, for the challenge of this log-in alone; nobody else's is", async () => {
  const key = await passkeyOf(id)
  const strangers = await passkeyOf(await addPerson(on, { email: `autre-${email}`, profile: 'CM' }))
  const asked = async () => ((await login()).body as { passkey: Options }).passkey.challenge
  const signed = (passkey: unknown) =>
    call(on.app, 'POST', '/auth/login', { body: { email, password, passkey } })
  expect((await signed(strangers.answer({ challenge: await asked() }))).body.type).toBe('err293')
  expect((await signed(key.answer({ challenge: await challenge() }))).body.type, 'of another use').toBe(
    'err293',
  )
  const good = key.answer({ challenge: await asked() })
  expect((await byPasskey(good)).body.type, 'it opens nothing alone').toBe('err296')
  expect((await signed(good)).status).toBe(200)
  expect((await signed(good)).body.type).toBe('err293')
})

const signInWith = async (code: string) => {
  const { body } = await login(code)
  const token = String(body.token)
  const send = (method: 'GET' | 'POST') => (path: string, sent?: unknown) =>
    call(on.app, method, path, { token, body: sent })
  return { get: send('GET'), post: send('POST'), token }
}

test('the database holds neither the secret nor the codes, and a sealed secret opens for its owner only', async () => {
  const { secret, codes } = await enable(await signIn(on.app, email))
  const [row] = await sql('select totp_secret from "user" where id = $1', [id])
  const kept = JSON.stringify([row, await sql('select * from recovery_code where user_id = $1', [id])])
  for (const text of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))])
    expect(kept).not.toContain(text)
  const other = `autre-${email}`
  const otherId = await addPerson(on, { email: other, profile: 'CM' })
  await sql('update "user" set totp_secret = $2, totp_enabled = true where id = $1', [
    otherId,
    row?.totp_secret,
  ])
  const body = { email: other, password, code: codeOf(secret) }
  expect((await call(on.app, 'POST', '/auth/login', { body })).body.type).toBe('err293')
  const seen = await nadia.get(`/users/${id}`)
  expect(seen.body).toMatchObject({ totp_enabled: true })
  expect(JSON.stringify(seen.body)).not.toContain(String(row?.totp_secret))
})

test('setting it up ends the other sessions; disabling asks the password and a code, and is told', async () => {
  const [here, there] = [await signIn(on.app, email), await signIn(on.app, email)]
  const { codes } = await enable(here)
  expect((await there.get('/users/me')).body.type).toBe('err298')
  expect((await here.post('/users/two-factor/disable', { password: 'Faux-2026' })).body.type).toBe('err431')
  const disable = (code?: string) => here.post('/users/two-factor/disable', { password, code })
  expect((await disable()).body.fields).toMatchObject([{ name: 'code' }])
  expect((await disable('000000')).body.fields).toMatchObject([{ name: 'code' }])
  expect((await disable(codes[0])).status).toBe(200)
  expect((await login()).status).toBe(200)
  expect((await mailsTo(on, email)).at(-1)?.text).toContain('a été désactivée')
  const events = await sql(`select event from history where model = 'User' and entity_id = $1 order by id`, [
    id,
  ])
  expect(events).toEqual(
    ['enabled', 'recovered', 'disabled'].map((event) => ({ event: `two_factor_${event}` })),
  )
})

test('two administrators take the factor of somebody who lost it away; not the own, not of who is above', async () => {
  const claire = await signIn(on.app, email)
  await enable(claire)
  const alain = await addPerson(on, { email: `alain${turns}@codes.example`, profile: 'AD' })
  const admin = await signIn(on.app, `alain${turns}@codes.example`)
  expect((await claire.post(`/users/two-factor/${id}/reset`)).status).toBe(403)
  expect((await admin.post(`/users/two-factor/${alain}/reset`)).status).toBe(403)
  expect((await admin.post(`/users/two-factor/${nadia.id}/reset`)).body.type).toBe('err433')
  expect((await admin.post(`/users/two-factor/${id}/reset`)).status).toBe(200)
  expect((await admin.post(`/users/two-factor/${id}/reset`)).status).toBe(200)
  expect((await claire.get('/users/me')).status).toBe(200)
  expect((await nadia.post(`/users/two-factor/${id}/reset`)).status).toBe(200)
  expect((await claire.get('/users/me')).body.type).toBe('err298')
  expect((await login()).status).toBe(200)
  expect((await mailsTo(on, email)).at(-1)?.text).toContain('retirée par un administrateur')
  expect((await admin.post(`/users/two-factor/${id}/reset`)).body.type).toBe('err409')
})

test('the factor of somebody who has passkeys alone is seen by the staff, offered for reset and taken away by two', async () => {
  const seen = async () => (await nadia.get(`/users/${id}`)).body
  expect(resources.get('user').actions?.resetFactor?.if).toEqual({ has_factor: true })
  expect(await seen()).toMatchObject({ totp_enabled: false, has_factor: false })
  const key = await passkeyOf(id)
  const claire = await call(on.app, 'POST', '/auth/passkey', {
    body: { response: key.answer({ challenge: await challenge() }) },
  })
  expect(await seen()).toMatchObject({ totp_enabled: false, has_factor: true })
  await addPerson(on, { email: `alain${turns}@codes.example`, profile: 'AD' })
  const admin = await signIn(on.app, `alain${turns}@codes.example`)
  expect((await admin.post(`/users/two-factor/${id}/reset`)).status).toBe(200)
  expect((await nadia.post(`/users/two-factor/${id}/reset`)).status).toBe(200)
  expect(await seen()).toMatchObject({ has_factor: false })
  const me = await call(on.app, 'GET', '/users/me', { token: String(claire.body.token) })
  expect(me.body.type).toBe('err298')
  expect((await byPasskey(key.answer({ challenge: await challenge() }))).body.type).toBe('err296')
  expect((await login()).status).toBe(200)
  expect((await mailsTo(on, email)).at(-1)?.text).toContain('retirée par un administrateur')
})

test('a profile that requires it lets nobody in without: set up at the login, kept afterwards', async () => {
  const before = await signIn(on.app, email)
  const require = (isRequired: boolean) =>
    sql('update profile set two_factor_required = $2 where label = $1', [profileLabel('CM'), isRequired])
  await require(true)
  try {
    const refreshed = await call(on.app, 'POST', '/auth/refresh', {
      body: { refreshToken: before.refreshToken },
    })
    expect(refreshed.body.type).toBe('err297')
    const refused = await login()
    expect(refused).toMatchObject({ status: 401, body: { type: 'err294' } })
    expect(refused.body).not.toHaveProperty('token')
    const token = String(refused.body.enrolment)
    const enrol = (path: string, more: object = {}, secret = token) =>
      call(on.app, 'POST', `/auth/two-factor/${path}`, { body: { token: secret, ...more } })
    expect((await enrol('enrol', {}, before.token)).body.type).toBe('err430')
    const { body: asked } = await enrol('enrol')
    expect((await enrol('confirm', { code: '000000' })).body.fields).toMatchObject([{ name: 'code' }])
    const opened = await enrol('confirm', { code: codeOf(asked.secret) })
    expect(opened.body.recovery_codes).toHaveLength(10)
    const mine = { token: String(opened.body.token) }
    expect((await call(on.app, 'GET', '/users/two-factor', mine)).body).toMatchObject({ required: true })
    const [code] = opened.body.recovery_codes as string[]
    const disable = { ...mine, body: { password, code } }
    expect((await call(on.app, 'POST', '/users/two-factor/disable', disable)).body.type).toBe('err403')
    expect((await enrol('enrol')).body.type).toBe('err430')
    next()
    expect((await login(codeOf(asked.secret))).status).toBe(200)
  } finally {
    await require(false)
  }
})

test('who acts in somebody’s name changes nothing of the second factor', async () => {
  const claire = await signIn(on.app, email)
  const { body: acting } = await nadia.post('/auth/impersonate', { id: claire.id })
  for (const [path, body] of [
    ['enrol', { password }],
    ['confirm', { code: '000000' }],
    ['disable', { password }],
    ['recovery-codes', { password }],
  ] as const) {
    const answer = await call(on.app, 'POST', `/users/two-factor/${path}`, {
      token: String(acting.token),
      body,
    })
    expect(answer.status).toBe(403)
  }
})
