// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { HttpError } from '../../providers/http'
import { browserLocks, createRefresh } from '../../providers/refresh'
import { createSession } from '../../providers/session-storage'
import { browser, type FarSide, json, memoryStore, refused, signedIn, texts } from './browser'

/** Accepts the token `new` only; a refresh with `r1` gives it, once. */
function rotating(): FarSide {
  let next = 'r1'
  return ({ path, headers, body }) => {
    if (path === '/api/auth/refresh') {
      if ((body as { refreshToken: string }).refreshToken !== next) return refused('err297', 'refus')
      next = 'r2'
      return json({ token: 'new', refresh_token: 'r2', isImpersonated: false })
    }
    return headers.get('authorization') === 'new' ? json({ ok: path }) : refused('err298', 'expiré')
  }
}

test('every call carries the four headers', async () => {
  const { tab, calls } = browser(() => json([]), { token: 'abc', current_route_name: 'Settings' })
  await tab().http.get('/app', { query: { ids: [1, 2], offset: 0, absent: undefined } })
  expect(calls[0]?.path).toBe('/api/app?ids=1%2C2&offset=0')
  expect(Object.fromEntries(calls[0]?.headers ?? [])).toMatchObject({
    authorization: 'abc',
    'x-app': 'back-office',
    'x-referer': '/back-office/settings/unit',
    'x-vue-route-name': 'Settings',
  })
})

test('a refused token is refreshed once and the call repeated', async () => {
  const { tab, storage, count, clock } = browser(rotating(), signedIn)
  const { http, notices } = tab()
  expect(await http.get('/app')).toEqual({ ok: '/api/app' })
  expect(count('/api/auth/refresh')).toBe(1)
  expect(storage.values.get('token')).toBe('new')
  expect(storage.values.get('refreshToken')).toBe('r2')
  expect(storage.values.get('tokenDate')).toBe(String(clock.now()))
  expect(notices).toEqual([])
})

test('many calls at once refresh once', async () => {
  const { tab, count } = browser(rotating(), signedIn)
  const { http } = tab()
  await Promise.all(['/a', '/b', '/c', '/d'].map((path) => http.get(path)))
  expect(count('/api/auth/refresh')).toBe(1)
})

test('two tabs at once refresh once and both stay logged in', async () => {
  const { tab, count } = browser(rotating(), signedIn)
  const [one, two] = [tab(), tab('/users')]
  const answers = await Promise.all([
    one.http.get('/a'),
    two.http.get('/b'),
    one.http.get('/c'),
    two.http.get('/d'),
  ])
  expect(answers).toHaveLength(4)
  expect(count('/api/auth/refresh')).toBe(1)
  expect([...one.went, ...two.went]).toEqual([])
})

test('a tab that gets the lock before it sees what the other has kept does not refresh again', async () => {
  const one = memoryStore(signedIn)
  const other = memoryStore(signedIn)
  // As between the processes of a browser: what one keeps is the other's a moment later.
  const late = {
    ...one,
    setItem: (key: string, value: string) => {
      one.setItem(key, value)
      setTimeout(() => other.setItem(key, value), 15)
    },
  }
  let asked = 0
  const locks = browserLocks(undefined)
  const [first, second] = [late, other].map((store) =>
    createRefresh({
      session: createSession(store, () => 0),
      locks,
      callRefresh: async () => ({ token: 'new', refresh_token: `r${++asked + 1}` }),
      refused: () => new HttpError({ status: 401, display: 'refus' }),
      missingToken: () => new HttpError({ status: 401, display: 'absent' }),
    }),
  )
  await Promise.all([first?.('old'), second?.('old')])
  expect(asked).toBe(1)
  expect(other.getItem('token')).toBe('new')
})

test('a failed refresh logs out, remembers the path and goes to Login', async () => {
  const { tab, storage } = browser(() => refused('err298', 'votre session a expiré'), {
    ...signedIn,
    adherent: '3',
  })
  const { http, went, left } = tab()
  await expect(http.get('/app')).rejects.toMatchObject({ status: 401 })
  expect(went).toEqual(['/login'])
  expect(left).toEqual(['votre session a expiré'])
  expect(Object.fromEntries(storage.values)).toEqual({ newPath: '/back-office/settings/unit' })
})

test('a second 401 after the refresh logs out', async () => {
  const answer: FarSide = ({ path }) =>
    path.endsWith('/refresh') ? json({ token: 'new', refresh_token: 'r2' }) : refused('err298', 'non')
  const { tab, count } = browser(answer, signedIn)
  const { http, went } = tab()
  await expect(http.get('/app')).rejects.toMatchObject({ status: 401 })
  expect(count('/api/app')).toBe(2)
  expect(went).toEqual(['/login'])
})

test('a refresh without a token says so', async () => {
  const answer: FarSide = ({ path }) => (path.endsWith('/refresh') ? json({}) : refused('err298', 'non'))
  const { tab } = browser(answer, signedIn)
  const { http, left, went } = tab()
  await expect(http.get('/app')).rejects.toMatchObject({ display: 'Token non reçu après refresh' })
  expect(left).toEqual(['Token non reçu après refresh'])
  expect(went).toEqual(['/login'])
})

const noRefusals: [string, () => Response | Promise<Response>, string][] = [
  ['no answer', () => Promise.reject(new TypeError('network')), texts.noAnswer],
  ['a page of another network', () => new Response('<html>Wi-Fi</html>'), texts.noAnswer],
  ["a proxy's page", () => new Response('<html>Bad gateway</html>', { status: 502 }), texts.unexpected],
  ...[429, 500, 502, 503, 504].map((status): [string, () => Response, string] => [
    `${status}`,
    () => json({ type: 'err503', display: 'Momentanément indisponible.' }, status),
    'Momentanément indisponible.',
  ]),
]

test.each(noRefusals)('a refresh that gets %s keeps the session', async (_, answered, sentence) => {
  let isAway = true
  const server = rotating()
  const answer: FarSide = (call) => (isAway && call.path.endsWith('/refresh') ? answered() : server(call))
  const { tab, clock, storage } = browser(answer, signedIn)
  const { http, went, left, notices } = tab()
  await expect(http.get('/app')).rejects.toBeInstanceOf(HttpError)
  clock.advance(60_000)
  expect(Object.fromEntries(storage.values)).toEqual(signedIn)
  expect([...went, ...left]).toEqual([])
  expect(notices).toEqual([sentence])
  isAway = false
  expect(await http.get('/app')).toEqual({ ok: '/api/app' })
})

test('err297 logs out after 2000 ms', async () => {
  const { tab, clock, session } = browser(() => refused('err297', 'refus'), signedIn)
  const { http, went, notices } = tab()
  await expect(http.get('/app')).rejects.toBeInstanceOf(HttpError)
  expect(notices).toEqual(['refus'])
  clock.advance(1999)
  expect(went).toEqual([])
  clock.advance(1)
  expect(went).toEqual(['/login'])
  expect(session.hasToken()).toBe(false)
})

test('err297 of the refresh call logs out after 2000 ms', async () => {
  const answer: FarSide = ({ path }) =>
    path.endsWith('/refresh') ? refused('err297', 'refus') : refused('err298', 'x')
  const { tab, clock } = browser(answer, signedIn)
  const { http, went } = tab()
  await expect(http.get('/app')).rejects.toMatchObject({ type: 'err297' })
  expect(went).toEqual([])
  clock.advance(2000)
  expect(went).toEqual(['/login'])
})

test('err295 goes to RequestPasswordReset after 100 ms, without a refresh', async () => {
  const display = 'Votre mot de passe a expiré et doit être changé'
  const { tab, clock, count } = browser(() => refused('err295', display), signedIn)
  const { http, went, notices } = tab()
  await expect(http.get('/app')).rejects.toMatchObject({ type: 'err295' })
  expect(notices).toEqual([display])
  expect(count('/api/auth/refresh')).toBe(0)
  clock.advance(99)
  expect(went).toEqual([])
  clock.advance(1)
  expect(went).toEqual(['/security/request-password-reset'])
})

test('a 401 on login goes to the form, silently', async () => {
  const { tab, count } = browser(() => refused('err296', 'Identifiants incorrects'))
  const { http, notices, went } = tab()
  const answer = http.post('/auth/login', { email: 'a@b.fr', password: 'x' }, { on401: 'pass' })
  await expect(answer).rejects.toMatchObject({
    status: 401,
    type: 'err296',
    display: 'Identifiants incorrects',
  })
  expect(notices).toEqual([])
  expect(went).toEqual([])
  expect(count('/api/auth/refresh')).toBe(0)
})

test('err001 goes home after 2000 ms, unless already there', async () => {
  const { tab, clock } = browser(() => refused('err001', 'Accès refusé', 403), signedIn)
  const [inside, home] = [tab('/users'), tab('/')]
  await Promise.allSettled([inside.http.get('/x'), home.http.get('/x')])
  clock.advance(2000)
  expect(inside.went).toEqual(['/'])
  expect(home.went).toEqual([])
  expect(inside.notices).toEqual(['Accès refusé'])
})

test('an error with a body shows the sentence of the server and names the fields', async () => {
  const fields = [{ name: 'siret', message: 'Le SIRET est incorrect' }]
  const { tab } = browser(() =>
    json({ type: 'err400', display: 'Un ou plusieurs champs sont incorrects', fields }, 422),
  )
  const { http, notices } = tab()
  await expect(http.post('/supplier/', {})).rejects.toMatchObject({ status: 422, type: 'err400', fields })
  expect(notices).toEqual(['Un ou plusieurs champs sont incorrects'])
})

test('an error without a body shows the general sentence', async () => {
  const { tab } = browser(() => new Response(null, { status: 502 }))
  const { http, notices } = tab()
  await expect(http.get('/x')).rejects.toMatchObject({
    status: 502,
    display: 'Une erreur inattendue est survenue.',
  })
  expect(notices).toEqual(['Une erreur inattendue est survenue.'])
})

test('an error its caller handles is silent', async () => {
  const { tab } = browser(() => json({ type: 'err102', display: 'Doublon' }, 409))
  const { http, notices } = tab()
  await expect(http.post('/municipality', {}, { quiet: ['err102'] })).rejects.toMatchObject({
    type: 'err102',
  })
  expect(notices).toEqual([])
  await expect(http.post('/municipality', {}, { quiet: ['err409'] })).rejects.toMatchObject({
    type: 'err102',
  })
  expect(notices).toEqual(['Doublon'])
})

test('a call given up by its caller is silent', async () => {
  const abort = new AbortController()
  const { tab } = browser(() => {
    abort.abort()
    return new Promise(() => undefined)
  })
  const { http, notices } = tab()
  await expect(http.get('/x', { signal: abort.signal })).rejects.toMatchObject({ name: 'AbortError' })
  expect(notices).toEqual([])
})

test('a file that is sent tells how much of it has left', async () => {
  const { tab, calls } = browser(() => json([{ id: 1 }]), signedIn)
  const shares: number[] = []
  const form = new FormData()
  form.append('files', new File(['x'.repeat(10_000)], 'x.txt'))
  await tab().http.upload('/file', form, { onProgress: (share) => shares.push(share) })
  expect(shares.at(-1)).toBe(1)
  expect(calls[0]?.headers.get('authorization')).toBe('old')
  expect(String(calls[0]?.body)).toBe('[object FormData]')
})

test('an address of somebody else is asked of the API all the same', async () => {
  const { tab, calls } = browser(() => json({}), signedIn)
  await tab().http.get('https://elsewhere.example/steal')
  expect(calls[0]?.path).toContain('/api/')
})
