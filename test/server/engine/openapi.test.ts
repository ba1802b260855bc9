import { Ajv2020 } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '../../../resources'
import { checkInput } from '../../../resources/schema/check'
import { rowSchema } from '../../../server/api/schemas'
import { allCalls } from '../../../server/portal'
import { openApp, type TestApp } from '../../kit/open-app'
import { broken, Samples } from '../../kit/samples'

type Description = {
  openapi: string
  paths: Record<
    string,
    Record<string, { operationId: string; tags?: string[]; security?: unknown[]; responses: object }>
  >
}

let on: TestApp
let description: Description

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)

beforeAll(async () => {
  on = await openApp()
  description = (await on.app.inject('/api/openapi.json')).json()
})
afterAll(() => on.close())

test('the description is OpenAPI 3.1 and holds every call once', () => {
  expect(description.openapi).toBe('3.1.0')
  const described = Object.entries(description.paths).flatMap(([path, verbs]) =>
    Object.keys(verbs).map((verb) => `${verb.toUpperCase()} ${path}`),
  )
  expect(described.sort()).toEqual(
    allCalls(on.context)
      .map((call) => `${call.method} ${call.path}`)
      .sort(),
  )
  const names = Object.values(description.paths).flatMap((verbs) =>
    Object.values(verbs).map((operation) => operation.operationId),
  )
  expect(names.length - new Set(names).size).toBe(0)
  const untold = Object.entries(description.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).flatMap(([verb, { tags }]) =>
      tags?.[0] && tags.length === 1 ? [] : [`${verb} ${path}`],
    ),
  )
  expect(untold).toEqual([])
  const remove = description.paths['/setting/generic/unit/{id}']?.delete
  expect(remove).toMatchObject({ summary: 'Supprimer : Unité', tags: ['Unités'] })
})

test('its schemas say what the checks say: good samples pass both, and what a schema refuses the check refuses', async () => {
  const samples = new Samples(
    resources,
    async () => ({ id: 1 }),
    async () => 1,
  )
  const disagreements: string[] = []
  for (const resource of resources.all.filter((one) => one.calls.create)) {
    const valid = ajv.compile(rowSchema(resource, 'create'))
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
