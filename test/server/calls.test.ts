import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emailOutbox } from '../../resources/content/email-outbox'
import { checkActions } from '../../server/api/actions'
import { asOwner } from '../../server/database/migrate'
import { allCalls } from '../../server/portal'
import { call } from '../kit/actors'
import { openApp, type TestApp } from '../kit/open-app'
import { specifiedCalls } from './calls-specified'

/** What is not answered yet, by the part of the trade that it belongs to. A call leaves this list when it is answered. */
const later: Readonly<Record<string, readonly string[]>> = {}
const listed = Object.values(later).flat()

/** Answered beside the API: a logo is a picture of a page. */
const beside = ['GET /unilogin/logo/{file}']

let on: TestApp
let answered: string[]
beforeAll(async () => {
  on = await openApp()
  answered = allCalls(on.context).map(({ method, path }) => spelled(`${method} ${path}`))
})
afterAll(() => on?.close())

/** A call without what its parameters are called, and without a last slash. */
const spelled = (call: string) => call.replace(/\{\w+\}/g, '{}').replace(/\/$/, '')

/** `{model}` and `{name}` stand for the name of a table: one table at least has the call. */
function isAnswered(call: string): boolean {
  const pattern = spelled(call.replace(/\{(model|name)\}/, '#')).replace(/[{}]/g, '\\$&')
  const shape = new RegExp(`^${pattern.replace('#', '\\w+')}$`)
  return answered.some((one) => shape.test(one))
}

const inApi = specifiedCalls.filter((call) => !beside.includes(call))

test('every call of the specification is answered, or told to belong to later work', () => {
  expect(specifiedCalls).toHaveLength(129)
  expect(inApi.filter((call) => !isAnswered(call) && !listed.includes(call))).toEqual([])
})

test('what is told to be later is in the specification, once, and not answered yet', () => {
  expect(listed.filter((call, at) => !specifiedCalls.includes(call) || listed.indexOf(call) !== at)).toEqual(
    [],
  )
  expect(listed.filter(isAnswered)).toEqual([])
})

test('the product refuses to start when a declared action lacks its call, or asks another permission than it', () => {
  const calls = allCalls(on.context)
  const { resend } = emailOutbox.actions ?? {}
  const declared = (change: object) => () =>
    checkActions({ all: [{ ...emailOutbox, actions: { resend: { ...resend, ...change } } } as never] }, calls)
  expect(declared({})).not.toThrow()
  expect(declared({ call: 'POST /emailoutbox/{id}/forget' })).toThrow('has no call')
  expect(declared({ permission: 'viewUsers' })).toThrow('asks viewUsers')
})

test('logos are answered beside the API', () => {
  for (const call of beside) {
    const [method = '', path = ''] = call.split(' ')
    expect(on.app.hasRoute({ method, url: path.replace(/\{(\w+)\}/g, ':$1') })).toBe(true)
  }
})

test('each settings table answers under its own name', () => {
  const generic = answered
    .map((call) => /^GET \/setting\/(?:generic|zone|adherent\/\{\})\/(\w+)$/.exec(call)?.[1])
    .filter((name) => name !== undefined)
  expect(generic.length).toBeGreaterThan(40)
  expect(generic.filter((name) => !answered.includes(`GET /setting/${name}`))).toEqual([])
})

describe('an error', () => {
  const logIn = ({ app }: TestApp) =>
    call<{ type: string; display: string }>(app, 'POST', '/auth/login', {
      body: { email: 'nadia.roche@demo.example', password: 'une autre' },
    })
  const loggedOf = ({ logged }: TestApp, id: unknown) =>
    logged()
      .split('\n')
      .filter((line) => line.includes(`"reqId":"${id}"`))

  test('has the name of its request in its answer and in the log, unlike any other', async () => {
    const answers = [
      await logIn(on),
      await call(on.app, 'GET', '/nulle-part'),
      await call(on.app, 'GET', '/%zz'),
    ]
    const ids = answers.map(({ headers }) => headers['x-request-id'])
    expect(answers.map(({ status }) => status)).toEqual([401, 404, 404])
    expect(new Set(ids).size).toBe(3)
    for (const id of ids) expect(id).toMatch(/^[\w-]{12}$/)
    expect(loggedOf(on, ids[0]).join()).toContain('"status":401')
  })

  test('that nobody expected says the name that leads to it in the log, and to a developer its cause', async () => {
    await asOwner(on.url, (tx) => tx.query('alter table "user" rename to user_gone'))
    const { status, body, headers } = await logIn(on)
    const id = headers['x-request-id']
    expect([status, body]).toEqual([
      500,
      { type: 'err500', display: `Une erreur s'est produite\nRéférence : ${id}` },
    ])
    expect(loggedOf(on, id).join()).toContain('relation \\"user\\" does not exist')
    const developed = await openApp({ DEV: '1' }, undefined, {
      given: { url: on.url, drop: async () => undefined },
    })
    const told = await logIn(developed)
    await asOwner(on.url, (tx) => tx.query('alter table user_gone rename to "user"'))
    await developed.close()
    expect(told.body.display).toBe('Une erreur s\'est produite\nrelation "user" does not exist')
  })
})
