import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPerson, signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { cellsOf } from '../../kit/workbooks'

interface Exported {
  file: string
}

let on: TestApp
let alain: TestActor

const untick = (permission: string) =>
  on.context.db.system('seed', (tx) =>
    tx.query(
      `delete from profile_permission where permission = $1 and profile_id = (select id from profile where label = 'Administrateur')`,
      [permission],
    ),
  )
const ask = (actor: TestActor, model: string) =>
  actor.put<Exported>('/exports/exportSearchResult', { model, fields: ['name'] })
const names = async (actor: TestActor) =>
  JSON.stringify(cellsOf(Buffer.from((await ask(actor, 'Adherent')).body.file, 'base64')))

beforeAll(async () => {
  on = await openApp()
  await addPerson(on, { email: 'gc@exports.example', profile: 'GC' })
  alain = await signIn(on.app, 'alain.dubois@demo.example')
})
afterAll(() => on.close())

test('who holds both permissions exports private and public members, and suppliers', async () => {
  const found = await names(alain)
  expect(found).toContain('CH de Valmont')
  expect(found).toContain('Hôtel Bellevue')
  expect((await ask(alain, 'Supplier')).status).toBe(200)
})

test('who sees members and suppliers without a permission to export them exports none', async () => {
  const catalogue = await signIn(on.app, 'gc@exports.example')
  expect((await ask(catalogue, 'Adherent')).status).toBe(403)
  expect((await ask(catalogue, 'Supplier')).status).toBe(403)
  expect((await catalogue.put('/exports/fields/', { model: 'Adherent' })).status).toBe(403)
})

test('with the permission for public members alone, only they are in the file', async () => {
  await untick('exportPrivateAdherents')
  const again = await signIn(on.app, 'alain.dubois@demo.example')
  const found = await names(again)
  expect(found).toContain('CH de Valmont')
  expect(found).not.toContain('Hôtel Bellevue')
})
