import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { printOf } from '../../../server/secret-key'
import { addPerson, call, testPassword } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'

let on: TestApp
const email = 'karim.limites@valae.example'

beforeAll(async () => {
  on = await openApp()
  await addPerson(on, { email, profile: 'CH' })
})
afterAll(() => on.close())
beforeEach(() => on.clock.advance(16 * 60_000))

let machines = 0
const newAddress = () => `10.0.${Math.floor(++machines / 250)}.${(machines % 250) + 1}`
const login = (address: string, who = email, password = 'Faux-passe-1') =>
  call(on.app, 'POST', '/auth/login', { body: { email: who, password }, address })
const refused = { type: 'err299', display: 'Trop de tentatives : réessayez dans 15 minutes' }

test('an account has ten tries in 15 minutes, from wherever they come; then even the right password waits', async () => {
  for (let turn = 0; turn < 10; turn += 1) expect((await login(newAddress())).body.type).toBe('err296')
  expect(await login(newAddress(), email, testPassword)).toMatchObject({ status: 429, body: refused })
  on.clock.advance(15 * 60_000)
  expect((await login(newAddress(), email, testPassword)).status).toBe(200)
})

test('an unknown account is refused in the same words, after as many tries', async () => {
  const unknown = 'personne@valae.example'
  for (let turn = 0; turn < 10; turn += 1)
    expect(await login(newAddress(), unknown)).toMatchObject({
      status: 401,
      body: { type: 'err296', display: 'Identifiants incorrects' },
    })
  expect((await login(newAddress(), unknown)).body).toEqual(refused)
})

test('tries made all at once are counted one by one', async () => {
  const answers = await Promise.all(Array.from({ length: 25 }, () => login(newAddress())))
  const count = (type: string) => answers.filter(({ body }) => body.type === type).length
  expect([count('err296'), count('err299')]).toEqual([10, 15])
})

const fillAddress = (address: string, tries: number) =>
  on.context.db.system('login', (tx) =>
    tx.query('insert into login_attempt (key, tried_at) select $1, $2 from generate_series(1, $3)', [
      printOf(on.context.config, `login:address:${address}`),
      on.clock.now(),
      tries,
    ]),
  )

test('ten wrong tries of one account keep nobody else of its address out', async () => {
  const address = newAddress()
  for (let turn = 0; turn < 10; turn += 1)
    expect((await login(address, 'etourdi@valae.example')).body.type).toBe('err296')
  expect((await login(address, 'etourdi@valae.example')).body.type).toBe('err299')
  expect((await login(address, email, testPassword)).status).toBe(200)
})

test('an address has a hundred failed tries, whatever the accounts; another address goes on', async () => {
  const address = newAddress()
  await fillAddress(address, 99)
  expect((await login(address, 'essai@valae.example')).body.type).toBe('err296')
  expect((await login(address, email, testPassword)).body.type).toBe('err299')
  expect((await login(newAddress(), email, testPassword)).status).toBe(200)
})

test('an address that a peer tells of somebody is believed from a proxy of the configuration only', async () => {
  const keys = async ({ app, context }: TestApp, who: string) => {
    for (const told of ['203.0.113.7', '203.0.113.8'])
      await app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: who, password: 'Faux-passe-1' },
        headers: { 'x-forwarded-for': told },
      })
    const wanted = ['127.0.0.1', '203.0.113.7', '203.0.113.8'].map((address) =>
      printOf(context.config, `login:address:${address}`),
    )
    const rows = await context.db.system('login', (tx) =>
      tx.query<{ key: string }>('select distinct key from login_attempt where key = any($1)', [wanted]),
    )
    return wanted.map((key) => rows.some((row) => row.key === key))
  }
  expect(await keys(on, 'sans@valae.example')).toEqual([true, false, false])
  const behind = await openApp({ TRUSTED_PROXIES: 'loopback, 10.0.0.0/8' })
  expect(await keys(behind, 'avec@valae.example').finally(() => behind.close())).toEqual([false, true, true])
})

test('good logins are not counted', async () => {
  const address = newAddress()
  for (let turn = 0; turn < 12; turn += 1)
    expect((await login(address, email, testPassword)).status).toBe(200)
})

test('neither an address nor an e-mail is kept, in clear or as a hash that can be guessed', async () => {
  const address = newAddress()
  await login(address)
  const rows = await on.context.db.system('login', (tx) => tx.query('select * from login_attempt'))
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(email)
  expect(JSON.stringify(rows)).not.toContain(address)
  for (const knock of [`login:account:${email}`, `login:address:${address}`])
    expect(JSON.stringify(rows)).not.toContain(createHash('sha256').update(knock).digest('hex'))
})

test('a login takes as long for an unknown account as for a wrong password', async () => {
  const time = async (who: string) => {
    const start = performance.now()
    await login(newAddress(), who)
    return performance.now() - start
  }
  const [known, unknown]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < 9; turn += 1) {
    known.push(await time(email))
    unknown.push(await time(`inconnu${turn}@valae.example`))
  }
  // The quickest of each: what else this machine does is not looked at.
  const ratio = Math.min(...unknown) / Math.min(...known)
  expect(ratio).toBeGreaterThan(0.6)
  expect(ratio).toBeLessThan(1.7)
})

test('an e-mail or a password of another shape is no login', async () => {
  for (const body of [{}, { email }, { email, password: '' }, { email: 'karim', password: 'x' }])
    expect((await call(on.app, 'POST', '/auth/login', { body })).body.type).toBe('err400')
  for (const password of [12, true, ['a'], { a: 1 }])
    expect((await call(on.app, 'POST', '/auth/login', { body: { email, password } })).status).toBe(401)
})
