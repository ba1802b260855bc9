import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WhiteZones } from '../../../resources/tenders/white-zone'
import type { TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { criterion, need, prepare, sql, summer, supplierOf, typeId } from './kit'

let on: TestApp
let paul: TestActor
let [tender, everywhere, local, department] = [0, 0, 0, 0]
let town = { id: 0, member: '' }
let make: (type: 'private' | 'public', zone_id: number | null) => Promise<number>

beforeAll(async () => {
  on = await openApp()
  paul = await summer(on, '2026-03-30T09:00:00', 'paul.achard')
  everywhere = (await supplierOf(on, 'Primeurs')).id
  local = (await supplierOf(on, 'Vergers')).id
  const { family, product } = await need(on, 'Carotte vrac')
  const [home] = await sql<{ town: number; department: number; name: string }>(
    on,
    `select d.municipality_id as town, d.department_id as department, a.name from adherent a
       join address d on d.id = a.delivery_address_id where a.company_id = 1 and a.adherent_status_id = 1
       order by a.id limit 1`,
  )
  town = { id: Number(home?.town), member: home?.name ?? '' }
  department = Number(home?.department)
  await sql(on, `delete from supplier_coverage where family_id = $1`, [family])
  await sql(
    on,
    `insert into supplier_coverage (supplier_id, family_id, municipality_id, all_cities, state)
     values ($1, $3, null, true, 'effective'), ($2, $3, $4, false, 'effective'), ($2, $3, $5, false, 'declared')`,
    [everywhere, local, family, town.id, await otherTown()],
  )
  const [zone] = await sql<{ id: number }>(on, `insert into zone (label) values ('Chez nous') returning id`)
  await sql(on, `insert into "zone_departmentsId" (zone_id, department_id) values ($1, $2)`, [
    zone?.id,
    department,
  ])
  make = async (type, zone_id) => {
    const { id } = await prepare(
      paul,
      {
        code: `AO-${type}`,
        label: 'Zones',
        company_id: 1,
        catalog_id: 1,
        tender_type_id: await typeId(on, type),
      },
      { family_id: family, zone_id, volumes: [[product, '10']], criteria: [criterion('price', '100')] },
    )
    return id
  }
  tender = await make('private', Number(zone?.id))
})
afterAll(() => on.close())

const otherTown = async () =>
  (
    await sql<{ id: number }>(
      on,
      `select id from municipality where department_id = $1 and id <> $2 limit 1`,
      [department, town.id],
    )
  )[0]?.id

const told = async (id = tender) => (await paul.get<WhiteZones>(`/tender/${id}/white-zones?limit=false`)).body
const zones = async () => (await told()).data
const invite = (...supplier_ids: number[]) => paul.put(`/tender/${tender}/suppliers`, { supplier_ids })

test('without an invited supplier the departments of the lot’s zone are white, and who delivers there is proposed, the widest first', async () => {
  const [zone, ...others] = await zones()
  expect(others).toEqual([])
  expect(zone).toMatchObject({ lot_number: 1, department_id: department })
  expect(zone?.white).toBe(zone?.communes)
  expect(zone?.members.map(({ name }) => name)).toContain(town.member)
  expect(zone?.suppliers.map(({ id, communes }) => [id, communes])).toEqual([
    [everywhere, zone?.communes],
    [local, 1],
  ])
})

test('an invited supplier fills its effective communes alone; what it declared for nothing fills none', async () => {
  await invite(local)
  const [zone] = await zones()
  expect(zone?.white).toBe(Number(zone?.communes) - 1)
  expect(zone?.members.map(({ name }) => name)).not.toContain(town.member)
  expect(zone?.suppliers.map(({ id }) => id)).toEqual([everywhere])
})

test('who delivers everywhere fills the hole', async () => {
  await invite(local, everywhere)
  expect(await zones()).toEqual([])
})

test('a public lot without a zone is told as unplaced until a member is chosen, who is looked for at its office too', async () => {
  const id = await make('public', null)
  const [{ data, unplaced }, [member]] = [
    await told(id),
    await sql<{ id: number; name: string; department: number }>(
      on,
      `update adherent a set delivery_address_id = null, is_amo = true from address d where d.id = a.office_address_id and a.company_id = 1
         and a.adherent_status_id = 1 returning a.id, a.name, d.department_id as department`,
    ),
  ]
  expect(data).toEqual([])
  expect(unplaced).toMatchObject([{ lot_number: 1 }])
  expect((await paul.put(`/tender/${id}/adherents`, { adherent_ids: [member?.id] })).status).toBe(200)
  const after = await told(id)
  expect(after.unplaced).toEqual([])
  expect(
    after.data.map(({ department_id, members }) => [department_id, members.map(({ name }) => name)]),
  ).toEqual([[Number(member?.department), [member?.name]]])
})
