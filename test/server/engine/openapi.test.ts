import { brotliDecompressSync } from 'node:zlib'
import { Ajv2020 } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '../../../resources'
import { checkInput } from '../../../resources/schema/check'
import { canStrike } from '../../../resources/schema/out-of-service'
import { newRowSchema } from '../../../server/api/schemas'
import { allCalls } from '../../../server/portal'
import { openApiErrors } from '../../kit/lint-openapi.mjs'
import { openApp, type TestApp } from '../../kit/open-app'
import { broken, Samples } from '../../kit/samples'
import { sampleAnswer } from '../../stand-in/sample-answer'

type Operation = {
  operationId: string
  tags?: string[]
  responses: Record<string, { $ref?: string }>
}
type Description = {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object> }
}

/** Bytes at most. */
const largest = 912_000

const pointed = (key: string | number) =>
  encodeURIComponent(String(key).replace(/~/g, '~0').replace(/\//g, '~1'))

let on: TestApp
let description: Description

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)

beforeAll(async () => {
  on = await openApp()
  description = (await on.app.inject('/api/openapi.json')).json()
})
afterAll(() => on.close())

const operations = () =>
  Object.entries(description.paths).flatMap(([path, { parameters: _, ...verbs }]) =>
    Object.entries(verbs).map(([verb, operation]) => ({
      name: `${verb.toUpperCase()} ${path}`,
      ...operation,
    })),
  )

test('the description is OpenAPI 3.1 and holds every call once', () => {
  expect(description.openapi).toBe('3.1.0')
  const calls = allCalls(on.context).map((call) => `${call.method} ${call.path}`)
  const described = operations()
  expect(described.map(({ name }) => name).sort()).toEqual(calls.sort())
  expect(new Set(described.map(({ operationId }) => operationId)).size).toBe(calls.length)
  expect(described.filter(({ tags }) => !tags?.[0] || tags.length > 1).map(({ name }) => name)).toEqual([])
  const remove = description.paths['/setting/generic/unit/{id}']?.delete
  expect(remove).toMatchObject({ summary: 'Supprimer : Unité', tags: ['Unités'] })
})

test('redocly finds no error in it, and it stays small by naming what comes again', async () => {
  const source = JSON.stringify(description)
  expect(await openApiErrors(source)).toEqual([])
  expect(source.length).toBeLessThan(largest)
  const named = [
    'Unit',
    'UnitPage',
    'Order',
    'Supplier',
    'User',
    'Adherent',
    'Article',
    'OrderCartLine',
    'Error',
    'Conditions',
    'RelativeDays',
  ]
  expect(Object.keys(description.components.schemas)).toEqual(expect.arrayContaining(named))
  // Rows whose change strikes something, each with what it warns of.
  const striking = on.context.db.registry.all.filter(canStrike).length
  const warned = source.split('"warned":{"$ref":"#/components/schemas/Warned"}').length - 1
  expect(warned).toBeGreaterThanOrEqual(striking)
})

test('it is made once, served compressed, and not at all to who has it', async () => {
  const first = await on.app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': 'gzip, br' } })
  expect(first.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' })
  expect(first.rawPayload.length).toBeLessThan(120_000)
  expect(JSON.parse(brotliDecompressSync(first.rawPayload).toString())).toEqual(description)
  const etag = String(first.headers.etag)
  const again = await on.app.inject({ url: '/api/openapi.json', headers: { 'if-none-match': etag } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const other = await on.app.inject({ url: '/api/openapi.json', headers: { 'if-none-match': '"x"' } })
  expect([other.statusCode, other.headers['content-encoding']]).toEqual([200, undefined])
})

test('what it says of the answer of a call (one in four) is met by an answer as it is declared', () => {
  const inDocument = new Ajv2020({ strict: false, validateFormats: false })
  inDocument.addSchema(description, 'document')
  const source = { now: new Date('2026-11-26T10:00:00Z'), rowsOf: () => [] }
  const wrong = allCalls(on.context).flatMap((call, at) => {
    const { status = 200, answers } = call.shape
    if (!answers || at % 4) return []
    const place = [call.path, call.method.toLowerCase(), 'responses', status].map(pointed).join('/')
    const { $ref } = description.paths[call.path]?.[call.method.toLowerCase()]?.responses[status] ?? {}
    const check = inDocument.compile({
      $ref: `document${$ref ?? `#/paths/${place}`}/content/application~1json/schema`,
    })
    return check(sampleAnswer(call, source)) ? [] : [`${call.path} ${inDocument.errorsText(check.errors)}`]
  })
  expect(wrong).toEqual([])
})

test('its schemas say what the checks say: good samples pass both, and what a schema refuses the check refuses', async () => {
  const samples = new Samples(
    resources,
    async () => ({ id: 1 }),
    async () => 1,
  )
  const disagreements: string[] = []
  for (const resource of resources.all.filter((one) => one.calls.create)) {
    const valid = ajv.compile(newRowSchema(resource))
    const input = await samples.input(resource, true)
    const { value, errors } = checkInput(resource, input)
    if (!valid(value)) disagreements.push(`${resource.name}: ${ajv.errorsText(valid.errors)}`)
    if (errors.some((error) => error.message === 'Ce champ est inconnu.'))
      disagreements.push(`${resource.name}: ${JSON.stringify(errors)}`)
    for (const [name, field] of Object.entries(resource.fields)) {
      if (
        broken[field.kind] === undefined ||
        field.readonly ||
        valid({ ...value, [name]: broken[field.kind] })
      )
        continue
      const refused = checkInput(resource, { ...input, [name]: broken[field.kind] }).errors.some(
        (error) => error.name === name,
      )
      if (!refused)
        disagreements.push(
          `${resource.name}.${name}: only the schema refuses ${JSON.stringify(broken[field.kind])}`,
        )
    }
  }
  expect(disagreements).toEqual([])
})
