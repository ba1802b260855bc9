import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn, type TestActor } from '../../kit/actors'
import { addTo, kitchen, members } from '../../kit/kitchen'
import { openApp, type TestApp } from '../../kit/open-app'
import { withoutPermission } from '../../kit/without-permission'

type Row = Record<string, unknown>

let on: TestApp
let luc: TestActor
let sophie: TestActor

const sql = <T extends Row>(text: string, values: unknown[] = []) =>
  on.context.db.system('seed', (tx) => tx.query<T>(text, values))
const count = async (table: string) =>
  (await sql<{ nb: number }>(`select count(*)::int as nb from ${table} where "groupAdherent_id" = 1`))[0]?.nb

beforeAll(async () => {
  on = await openApp()
  on.clock.set('2026-03-02T09:00:00+01:00')
  const found = await kitchen(on, 'luc', 'sophie')
  luc = found.luc
  sophie = found.sophie
})
afterAll(() => on.close())

const level = { label: 'Tout le groupe', level: '2', amount_ht: '50.00', mandatory: false }
const families = { label: 'Familles du groupe', family_ids: [] }
/** The group is none that one sees. */
const unknown = { status: 422, body: { fields: [{ name: 'groupAdherent_id' }] } }
const ofGroup = (actor: TestActor, model: string, body: Row) =>
  actor.post<Row>(`/setting/adherent/1/${model}`, { ...body, groupAdherent_id: 1 })

test('who has a group in its perimeter sets the order levels and the families of the whole group', async () => {
  for (const [model, body] of [
    ['orderlevel', level],
    ['familyselection', families],
  ] as const) {
    const { status, body: row } = await ofGroup(luc, model, body)
    expect([status, row.adherent_id, row.groupAdherent_id]).toEqual([200, null, 1])
    const change = { id: row.id, lock_version: row.lock_version, label: `${body.label}, bis` }
    expect((await luc.put<Row>(`/setting/adherent/${model}`, change)).status).toBe(200)
  }
})

test('a level of the group holds for the orders of each of its members', async () => {
  const { karim } = await kitchen(on, 'karim')
  const { body: cart } = await addTo(karim, members.A1, ['AR1', 18])
  await karim.post('/order/submit', { ids: [cart.id] })
  await sophie.post(`/order/${cart.id}/validate`)
  const status = async () => (await karim.get<Row>(`/order/${cart.id}`)).body.status
  expect(await status()).toBe('150')
  expect((await luc.post(`/order/${cart.id}/validate`)).status).toBe(200)
  expect(await status()).toBe('300')
})

test('who works for members of the group alone changes nothing of the whole group', async () => {
  const julie = await signIn(on.app, 'julie.petit@demo.example')
  const before = [await count('orderlevel'), await count('familyselection')]
  for (const actor of [sophie, julie]) {
    expect(await ofGroup(actor, 'familyselection', { ...families, label: 'Essai' })).toMatchObject(unknown)
    expect((await ofGroup(actor, 'orderlevel', { ...level, label: 'Essai' })).status).toBe(403)
  }
  const { body } = await sophie.get<{ data: Row[] }>('/setting/familyselection?limit=false')
  const row = body.data.find((one) => one.groupAdherent_id === 1)
  expect(row).toMatchObject({ label: 'Familles du groupe, bis' })
  const change = { id: row?.id, lock_version: row?.lock_version, label: 'Changé' }
  expect((await sophie.put('/setting/adherent/familyselection', change)).status).toBeGreaterThanOrEqual(400)
  expect((await sophie.delete(`/setting/adherent/familyselection/${row?.id}`)).status).toBeGreaterThanOrEqual(
    400,
  )
  expect([await count('orderlevel'), await count('familyselection')]).toEqual(before)
})

test("one's own row does not become the group's, nor the group's one's own", async () => {
  const own = await sophie.post<Row>('/setting/adherent/1/familyselection', { ...families, label: 'Du CH' })
  expect(own.body).toMatchObject({ adherent_id: 1, groupAdherent_id: null })
  const moved = {
    id: own.body.id,
    lock_version: own.body.lock_version,
    adherent_id: null,
    groupAdherent_id: 1,
  }
  expect((await sophie.put('/setting/adherent/familyselection', moved)).status).toBeGreaterThanOrEqual(400)
  expect(await sql('select adherent_id from familyselection where id = $1', [own.body.id])).toEqual([
    { adherent_id: 1 },
  ])
})

test('a director whose perimeter has no group sets the levels of its members, not of their group', async () => {
  await sql('delete from "user_groupAdherent_ids" where user_id = (select id from "user" where email = $1)', [
    'luc.fabre@demo.example',
  ])
  const alone = await signIn(on.app, 'luc.fabre@demo.example')
  expect(await ofGroup(alone, 'orderlevel', { ...level, label: 'Sans groupe' })).toMatchObject(unknown)
  await sql(
    `insert into "user_groupAdherent_ids" (user_id, groupadherent_id) select id, 1 from "user" where email = $1`,
    ['luc.fabre@demo.example'],
  )
  expect((await ofGroup(luc, 'orderlevel', { ...level, label: 'Avec groupe' })).status).toBe(200)
})

test('I-02: without its permission nobody sets the levels or the families of a group', async () => {
  const email = 'luc.fabre@demo.example'
  for (const [permission, model, body] of [
    ['manageOrderLevels', 'orderlevel', level],
    ['settingsFamilySelection', 'familyselection', families],
  ] as const)
    expect(
      await withoutPermission(on, { email, permission }, (who) =>
        ofGroup(who, model, { ...body, label: 'Non' }),
      ),
    ).toBe(403)
})
