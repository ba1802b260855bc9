import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportKeys, exportTypes } from '../../../resources/exports/export-types'
import type { TestActor } from '../../kit/actors'
import { addPerson, signIn } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { cellsOf } from '../../kit/workbooks'

type Offered = { key: string; path: string; field: string; label: string }

let on: TestApp
let admin: TestActor

const rowsOf = async (actor: TestActor, type: string, more: object = {}) => {
  const { status, body } = await actor.put<{ file: string }>('/exports/exportSearchResult', { type, ...more })
  return status === 200 ? cellsOf(Buffer.from(body.file, 'base64')) : status
}

beforeAll(async () => {
  on = await openApp()
  await addPerson(on, { email: 'admin@types.example', profile: 'SA' })
  admin = await signIn(on.app, 'admin@types.example')
})
afterAll(() => on.close())

test.each(exportKeys)(
  '%s has its columns, as many rows as it counts, and the title of each column',
  async (key) => {
    const fields = await admin.put<Offered[]>('/exports/fields/', { type: key })
    const counted = await admin.put<{ total: number }>('/exports/count', { type: key })
    expect([fields.status, counted.status]).toEqual([200, 200])
    const type = exportTypes[key]
    if ('isWorkbook' in type) return
    if ('columns' in type) expect(fields.body.map((one) => one.key)).toEqual([...type.columns])
    const rows = await rowsOf(admin, key)
    expect(rows).toHaveLength(counted.body.total + 1)
    expect((rows as unknown[][])[0]).toEqual(fields.body.map(({ label }) => label))
  },
)
