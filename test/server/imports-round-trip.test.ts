import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources } from '../../resources'
import { isImportable } from '../../resources/schema/derive'
import { kindNames } from '../../resources/schema/kinds'
import type { AnyResource } from '../../resources/schema/resource'
import { addPerson, signIn, type TestActor } from '../kit/actors'
import { openApp, type TestApp } from '../kit/open-app'
import { type RowMaker, rowMaker } from '../kit/row-maker'
import { sendFile } from '../kit/send-file'
import { cellsOf } from '../kit/workbooks'

type Row = Record<string, unknown>

let portal: TestApp
let admin: TestActor
let made: RowMaker

beforeAll(async () => {
  portal = await openApp()
  await addPerson(portal, { email: 'round.trip@demo.example', profile: 'SA' })
  admin = await signIn(portal.app, 'round.trip@demo.example')
  made = rowMaker(portal, admin.id)
})
afterAll(() => portal.close())

/** All that may be exported of the first rows of a resource. */
async function exported(resource: AnyResource): Promise<Buffer> {
  const model = resource.name
  const fields = await admin.put<Row[]>('/exports/fields/', { model })
  expect(fields.status, resource.name).toBe(200)
  const filters = [{ name: 'id', operator: 'lte', value: 300 }]
  const { status, body } = await admin.put('/exports/exportSearchResult', {
    model,
    fields: fields.body,
    filters,
  })
  expect(status, `${resource.name} ${JSON.stringify(body).slice(0, 300)}`).toBe(200)
  return Buffer.from(String(body.file), 'base64')
}

const check = (resource: AnyResource, content: Buffer) =>
  sendFile(portal.app, `/imports/${resource.name}/check`, {
    token: admin.token,
    file: { name: 'export.xlsx', content },
  })

const importable = resources.all.filter(isImportable)

describe('what was exported and not changed imports as no change', () => {
  test.each(importable.map((resource) => [resource.name, resource] as const))(
    '%s',
    async (_name, resource) => {
      await made.anyRow(resource)
      const file = await exported(resource)
      const rows = cellsOf(file).length - 1
      expect(rows).toBeGreaterThan(0)
      const { body } = await check(resource, file)
      expect(body.fields).toEqual([])
      expect(body).toMatchObject({ total: rows, unchanged: rows, created: 0, updated: 0, errors: 0 })
    },
  )
  test('covers every kind of field that an import writes', () => {
    const kinds = new Set(importable.flatMap(({ fields }) => Object.values(fields).map(({ kind }) => kind)))
    const elsewhere = ['phone', 'rows', 'computed', 'virtual']
    expect(kindNames.filter((kind) => !kinds.has(kind) && !elsewhere.includes(kind))).toEqual([])
  })
})
