import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetImports } from '../../server/api/imports/forget-imports'
import { addPerson, signIn, type TestActor } from '../kit/actors'
import { openApp, type TestApp } from '../kit/open-app'
import { sendFile } from '../kit/send-file'
import { workbook } from '../kit/workbooks'

let portal: TestApp
let admin: TestActor

beforeAll(async () => {
  portal = await openApp()
  await addPerson(portal, { email: 'admin@kept.example', profile: 'SA' })
  admin = await signIn(portal.app, 'admin@kept.example')
})
afterAll(() => portal.close())

const file = (label: string) => workbook([['Libellé'], [label]])
const check = (content: Buffer) =>
  sendFile(portal.app, '/imports/unit/check', { token: admin.token, file: { name: 'unités.xlsx', content } })
const keptRows = () => readdirSync(join(portal.context.config.dataDir, 'files', 'imports'))
const forget = () => forgetImports(portal.context, portal.context.now())

test('the rows of an import that nobody carried out are forgotten after two days, a finished one stays known', async () => {
  const done = file('Boîte importée')
  await admin.post(`/imports/${(await check(done)).body.id}/commit`)
  const { id } = (await check(file('Boîte abandonnée'))).body
  expect(await forget()).toBe(0)
  expect(keptRows()).toHaveLength(1)
  portal.clock.advance(2 * 86_400_000 + 1000)
  admin = await signIn(portal.app, 'admin@kept.example')
  const recent = (await check(file('Boîte récente'))).body.id
  expect(await forget()).toBe(2)
  expect(keptRows()).toHaveLength(1)
  expect((await admin.get(`/imports/${id}`)).status).toBe(404)
  expect((await admin.get(`/imports/${recent}`)).body).toMatchObject({ state: 'checked' })
  const again = await check(done)
  expect(again.body).toMatchObject({ type: 'err570' })
  expect(await forget()).toBe(0)
})
