import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '../../../resources/index'
import { asOwner, migrate } from '../../../server/database/migrate'
import { policies } from '../../../server/policies'
import { addMissingMenus } from '../../../server/seed/add-missing-menus'
import { addMissingOptions } from '../../../server/seed/add-missing-options'
import { grantLater } from '../../../server/seed/grant-later'
import { dataset, seed } from '../../../server/seed/seed'
import { emptyDatabase, type TestDatabase } from '../../kit/database'

let database: TestDatabase
let took = 0

beforeAll(async () => {
  database = await emptyDatabase()
  await migrate(database.url, resources, { policies })
  await asOwner(database.url, async (tx) => {
    const start = performance.now()
    await tx.query('begin')
    await seed(tx, 'min')
    await tx.query('commit')
    took = performance.now() - start
  })
})
afterAll(() => database.drop())

const ask = (text: string) => asOwner(database.url, (tx) => tx.query(text))

test('the smallest database is filled within seconds, every row of it', async () => {
  expect(took).toBeLessThan(8000)
  const data = await dataset('min')
  for (const [name, rows] of data.tables) {
    const [found] = await ask(`select count(*)::int as n from "${name}"`)
    expect(found?.n, name).toBe(rows.length)
  }
})

test('no history is written, and the next id follows the last', async () => {
  expect(await ask('select 1 from field_history limit 1')).toEqual([])
  const [row] = await ask(
    `insert into "status" ("label", "active") values ('Essai', true) returning "id"::int as id`,
  )
  expect(row?.id).toBe(3)
})

test('lists, references forward and indexes are there', async () => {
  const [zone] = await ask('select count(*)::int as n from "zone_departmentsId"')
  expect(zone?.n).toBe(104)
  const [group] = await ask('select "main_adherent_id"::int as id from "groupadherent"')
  expect(group?.id).toBe(1)
  const before = await ask(`select indexname from pg_indexes where tablename = 'adherent'`)
  expect(before.length).toBeGreaterThan(5)
})

test('a filled database is left alone', async () => {
  await asOwner(database.url, (tx) => seed(tx, 'min'))
  const [row] = await ask('select count(*)::int as n from "user"')
  expect(row?.n).toBe(16)
})

test('a menu and a permission declared later reach the profiles that hold them in a new database, once', async () => {
  const levels = () =>
    ask(`select pm.profile_id, pm.access_level from profile_menu pm join menu m on m.id = pm.menu_id
      where m."routeName" = 'Jobs' order by 1`)
  const ticks = () => ask(`select profile_id from profile_permission where permission = 'runJobs' order by 1`)
  const [before, ticked] = [await levels(), await ticks()]
  expect([before.length, ticked.length]).toEqual([2, 1])
  const forget = async () => {
    await ask(`delete from profile_menu where menu_id = (select id from menu where "routeName" = 'Jobs')`)
    await ask(`delete from profile_permission where permission = 'runJobs'`)
  }
  const grants = [{ name: 'jobs', menus: ['BO/Jobs'], permissions: ['viewJobs', 'runJobs'] }]
  const give = () => asOwner(database.url, (tx) => grantLater(tx, false, grants))
  await forget()
  expect(await give()).toEqual(['jobs'])
  expect([await levels(), await ticks()]).toEqual([before, ticked])
  await forget()
  expect([await give(), await levels()]).toEqual([[], []])
})

test('an entry declared since a database was filled is added under its parent, once, and what stands is left', async () => {
  const [unit] = await ask(`select "routeName" as name from menu where url_name = '/settings/unit'`)
  await ask(
    `delete from profile_menu where menu_id = (select id from menu where url_name = '/settings/unit')`,
  )
  await ask(`delete from menu where url_name = '/settings/unit'`)
  await ask(`update menu set label = 'Changé' where url_name = '/settings/brand'`)
  expect(await asOwner(database.url, addMissingMenus)).toEqual([unit?.name])
  expect(await asOwner(database.url, addMissingMenus)).toEqual([])
  expect(
    await ask(
      `select m.label, p."routeName" as parent, m.available from menu m join menu p on p.id = m.parent_id where m.url_name in ('/settings/unit', '/settings/brand') order by 1`,
    ),
  ).toEqual([
    { label: 'Changé', parent: 'Settings', available: false },
    { label: 'Unités', parent: 'Settings', available: false },
  ])
})

test('an upgrade brings the options that are missing, and leaves what the staff changed or removed', async () => {
  const [first, second, third] = (
    await asOwner(database.url, (tx) =>
      tx.query<{ key: string }>('select key from generaloption order by position limit 3'),
    )
  ).map(({ key }) => key)
  await ask(`delete from generaloption where key = '${first}'`)
  await ask(`update generaloption set value = '7', label = 'Changé' where key = '${second}'`)
  await ask(`update generaloption set "deletedAt" = now() where key = '${third}'`)
  expect(await asOwner(database.url, addMissingOptions)).toEqual([first])
  expect(await asOwner(database.url, addMissingOptions)).toEqual([])
  expect(
    await ask(
      `select value, label, "deletedAt" is null as there from generaloption where key in ('${second}', '${third}') order by label = 'Changé' desc`,
    ),
  ).toMatchObject([{ value: '7', label: 'Changé', there: true }, { there: false }])
})

test('an upgrade brings the holidays of the departments overseas, and leaves what the staff wrote or removed', async () => {
  const holidays = () =>
    ask(`select h.date::text as date, h.label, array_agg(d.code) as codes from holiday h
      join holiday_department_ids j on j.holiday_id = h.id join department d on d.id = j.department_id
      where h."deletedAt" is null group by h.id order by h.date`)
  const before = await holidays()
  const upgrade = () =>
    ask(readFileSync('server/database/migrations/20261201033500-overseas-holidays.sql', 'utf8'))
  await upgrade()
  expect(await holidays(), 'a new database has them').toEqual(before)
  await ask(`delete from holiday where label = 'Abolition de l''esclavage'`)
  await upgrade()
  expect(await holidays(), 'as in a new one').toEqual(before)
  await ask(`update holiday set label = 'Fête', "deletedAt" = case when date < '2028-01-01' then now() end
    where date in ('2027-05-27', '2028-05-27')`)
  await ask(`delete from holiday where label = 'Abolition de l''esclavage'`)
  await upgrade()
  const days = (await holidays()).filter(({ date }) => String(date).endsWith('-05-27'))
  expect(days.map(({ date, label }) => `${date} ${label}`)).toEqual([
    '2028-05-27 Fête',
    ...["2029-05-27 Abolition de l'esclavage", "2030-05-27 Abolition de l'esclavage"],
  ])
})
