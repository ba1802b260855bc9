import { afterAll, beforeAll, expect, test } from 'vitest'
import { emailOutbox } from '../../resources/content/email-outbox'
import { checkActions } from '../../server/api/actions'
import { allCalls } from '../../server/app'
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
