import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '../../../server/api/call'
import { allCalls } from '../../../server/portal'
import { signIn } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'

/** Calls that anybody may make: a new one is a decision, written here. */
const open = [
  'POST /auth/login',
  // By what a passkey signs.
  'POST /auth/passkey/options',
  'POST /auth/passkey',
  // The providers that the login page shows, and the steps of signing in by one.
  'GET /auth/oidc/providers',
  'POST /auth/oidc/start',
  'POST /auth/oidc/finish',
  'POST /auth/oidc/link',
  'GET /auth/oidc/keys/{id}',
  'POST /auth/refresh',
  'POST /auth/logout',
  'POST /auth/security/request-password-reset',
  'GET /auth/security/verify-token',
  'POST /auth/security/check-password',
  'POST /auth/security/reset-password',
  // Errors of browsers, ten a person and minute, without a value of anybody.
  'POST /client-error',
  'POST /auth/security/confirm-email',
  // By the secret that a login with the right password answers.
  'POST /auth/two-factor/enrol',
  'POST /auth/two-factor/confirm',
  'POST /auth/impersonate/exit',
  'GET /helpcenter/helpcenterlist',
  'GET /helpcenter/download/{id}',
  // The public notices: what everybody may read.
  'GET /public-notices/setting',
  'GET /public-notices',
  'GET /public-notices/feed',
  'GET /public-notices/{id}',
  'POST /public-notices/{id}/documents/{document}',
  'POST /public-notices/{id}/registration',
  'POST /public-notices/registration',
  // By the token of a mail.
  'GET /download/orderform',
  'GET /download/order',
  'POST /download/confirm',
  'GET /order/decide',
  'POST /order/decide',
  'GET /order/substitutions',
  'POST /order/substitutions',
  'GET /download/substitutes',
  'GET /quote-answer',
  'POST /quote-answer',
  'PUT /quote-answer',
  'POST /quote-answer/withdraw',
  'POST /quote-answer/decline',
  'GET /quote-answer/pdf',
  'GET /quote-answer/file/{id}',
  'POST /quote-answer/file',
]

let on: TestApp
let calls: Call[]
const nameOf = ({ method, path }: Call) => `${method} ${path.replace(/\/$/, '')}`

beforeAll(async () => {
  on = await openApp()
  calls = allCalls(on.context)
})
afterAll(() => on.close())

test('the calls open to anybody are those listed', () => {
  const found = calls.filter((one) => one.access === 'public').map(nameOf)
  expect(found.filter((name) => !open.includes(name))).toEqual([])
})

test('permissions that a call asks for exist in the catalogue', async () => {
  const catalogue = new Set(
    Object.keys((await (await signIn(on.app, 'nadia.roche@demo.example')).get('/auth/permissions')).body),
  )
  const asked = new Set(
    calls
      .map((one) => one.access)
      .filter((name) => !['public', 'signedIn', 'nobody', 'serverOnly'].includes(name)),
  )
  expect([...asked].filter((name) => !catalogue.has(name))).toEqual([])
})
