import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { resources } from '../resources'
import { told } from '../resources/schema/told'
import { type Call, defineCall } from '../server/api/call'
import { openApi } from '../server/api/openapi'
import { answerSchema } from '../server/api/schemas'
import { callsOf } from '../server/app'
import { portal } from '../server/portal'
import { sampleAnswer } from './stand-in/sample-answer'

const calls = callsOf(portal, resources)
const nameOf = ({ method, path }: Call) => `${method} ${path}`
const byHand = calls.filter(({ file }) => file !== undefined && !file.startsWith('server/app.ts:'))

/** Calls made by hand whose answer is described by a schema alone, so that no type holds what they give. */
const described: Readonly<Record<string, readonly string[]>> = {
  'rows of a resource, with the fields and associations that the reader may read': [
    'POST /users/create',
    'PUT /users/update/{id}',
    'GET /profile/{id}',
    'POST /profile',
    'PUT /profile/{id}',
    'GET /note/type',
    'GET /order/order-taxes',
    'GET /municipality/zipcode/{zip}',
    'GET /municipality/department/{id}',
    'GET /municipality/{id}/department',
    'GET /municipality/by-ids',
    'GET /supplier/{id}',
    'PUT /supplier/{id}',
    'GET /supplier/company',
    'GET /supplier/catalog',
    'GET /supplier/companycatalog',
    'GET /supplier/adherent/{id}',
    'GET /supplier/adherent/{id}/ProductNotInCatalog',
    'GET /supplier/contacts/{id}',
    'PUT /supplier/contacts/{id}',
    'GET /supplier/{id}/contracts',
    'GET /supplier/contract/history',
    'GET /platform/supplier/{id}',
    'PUT /referencing/bulk',
    'POST /referencing/bulk',
    'PUT /publicnotice/{id}/status',
    'PUT /article-request/{id}/search',
    'PUT /article-request/{id}/propose',
    'PUT /article-request/{id}/drop',
    'GET /supplier/revenue',
    'GET /users/perimeter',
    'GET /users/projectmanager',
    'GET /users/family/{id}',
  ],
  'an account with all its fields and associations, or its tokens': [
    'POST /auth/login',
    'POST /auth/passkey',
    'POST /auth/refresh',
    'GET /users/me',
    'POST /auth/two-factor/confirm',
    'POST /auth/oidc/finish',
    'POST /auth/oidc/link',
    'POST /auth/impersonate',
    'POST /auth/impersonate/exit',
    'PUT /users/updateMe',
  ],
  'one of two shapes, or names that are known at run time only': [
    'GET /auth/permissions',
    'GET /adherent/all',
    'POST /order/cart/line',
    'PUT /exports/fields',
    'PUT /exports/exportSearchResult',
    'PUT /search/product',
  ],
}

test('every call says what it answers: its fields, the schema of rows, or a file of some type', () => {
  const saysNothing = calls.filter(({ shape: { answer, answers, file } }) => !answer && !answers && !file)
  expect(saysNothing.map(nameOf)).toEqual([])
})

test('what a call made by hand gives is held by the compiler, except in the calls that are told here', () => {
  const loose = byHand.filter(({ shape: { answers, file } }) => !answers && !file).map(nameOf)
  expect(loose.sort()).toEqual(Object.values(described).flat().sort())
})

test('a file is described by its type, and only calls of files answer one', () => {
  const files = calls.filter(({ shape }) => shape.file)
  expect(files.filter(({ shape: { answer, answers } }) => answer || answers)).toEqual([])
  const [workbook] = files.filter(({ path }) => path === '/statistics/workbook')
  const { paths } = openApi(workbook ? [workbook] : [], { title: '', version: '' })
  expect(workbook && paths[workbook.path]?.get).toMatchObject({
    responses: { 200: { content: { [String(workbook?.shape.file)]: { schema: { format: 'binary' } } } } },
  })
})

test('what stands in for the server answers every call as it is declared', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: true })
  addFormats.default(ajv)
  const compiled = new Map<string, ValidateFunction>()
  const source = { now: new Date('2026-11-26T10:00:00Z'), rowsOf: () => [] }
  const wrong = calls.flatMap((call) => {
    const { answers, listed } = call.shape
    if (!answers) return []
    const schema = answerSchema(answers, listed)
    const text = JSON.stringify(schema)
    const check = compiled.get(text) ?? ajv.compile(schema)
    compiled.set(text, check)
    return check(sampleAnswer(call, source)) ? [] : [`${nameOf(call)} ${ajv.errorsText(check.errors)}`]
  })
  expect(wrong).toEqual([])
})

test('another type than the declared one is an error of the compiler', () => {
  const shape = { summary: '', tag: '', answers: { name: told.text('Nom') } }
  // @ts-expect-error a number where a text is declared
  defineCall('GET /one', 'signedIn', { shape, run: async () => ({ name: 1 }) })
  // @ts-expect-error a field that is declared is missing
  defineCall('GET /two', 'signedIn', { shape, run: async () => ({}) })
  const loose = { summary: '', tag: '', answers: () => 1 }
  // @ts-expect-error what is no field declares nothing
  defineCall('GET /three', 'signedIn', { shape: loose, run: async () => 1 })
  expect(shape.answers.name.label).toBe('Nom')
})
