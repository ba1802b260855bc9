import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '../../../resources/index'
import { daysBetween, parisDay, weekDayOf } from '../../../resources/schema/paris-time'
import type { Tx } from '../../../server/database/connect'
import { asOwner, migrate } from '../../../server/database/migrate'
import { policies } from '../../../server/policies'
import { loadEgalimClosing } from '../../../server/seed/demo/egalim/load-egalim-closing'
import { loadLogins } from '../../../server/seed/demo/load-logins'
import { loadNotices } from '../../../server/seed/demo/load-notices'
import { loadOrders, weeksFrom } from '../../../server/seed/demo/orders/load-orders'
import { loadStock } from '../../../server/seed/demo/stock/load-stock'
import { loadTenders } from '../../../server/seed/demo/tenders/load-tenders'
import { insertDataset } from '../../../server/seed/insert'
import { dataset } from '../../../server/seed/seed'
import { chosenDays } from '../../kit/chosen-days'
import { emptyDatabase, type TestDatabase, testDatabase } from '../../kit/database'
import { demonstrationFaults } from '../../kit/demonstration-faults'

/**
 * `npm run test:days` seeds the whole demonstration on each of the 60 days; otherwise the scenarios' members alone, in the weeks
 * that matter, on the 20 days between an eve and a morrow.
 */
const isWhole = process.env.DAYS === 'whole'
const tried = chosenDays.filter((_, index) => isWhole || index % 3 === 1)
/** The weeks in which the demonstration begins to tell its orders, and those in which its stock lives; the year that is closed ends in one. */
function weeksOf(now: Date): number[] {
  const today = parisDay(now)
  const last = -Math.ceil(daysBetween(`${today.slice(0, 4)}-01-01`, today) / 7) - 1
  return [...new Set([last, ...weeksFrom(-31, -27), ...weeksFrom(-9, 2)])]
}
const quiet = () => undefined

let database: TestDatabase
beforeAll(async () => {
  if (!isWhole) database = await testDatabase()
  else {
    database = await emptyDatabase()
    await migrate(database.url, resources, { policies })
    const data = await dataset('demo')
    await asOwner(database.url, (tx) => insertDataset(tx, data, { registry: resources, progress: quiet }))
  }
})
afterAll(() => database.drop())

async function load(tx: Tx, now: Date): Promise<void> {
  await loadOrders(tx, quiet, { now, ...(!isWhole && { weeks: weeksOf(now) }) })
  await loadStock(tx, quiet, now)
  await loadNotices(tx, quiet, now)
  await loadTenders(tx, { config: { dataDir: '', secretKey: 'of the sixty days' }, now })
  await loadLogins(tx, now)
  await loadEgalimClosing(tx, now)
}

test('the sixty days are each weekday, the ends of months and years, a leap day, both changes of clocks and each holiday', async () => {
  const days = new Set(chosenDays.map(({ day }) => day))
  expect(days.size).toBe(60)
  expect(new Set([...days].map(weekDayOf)).size).toBe(7)
  for (const day of ['2026-12-31', '2027-01-01', '2027-04-30', '2027-09-30', '2028-02-29', '2028-03-01'])
    expect(days.has(day), day).toBe(true)
  const holidays = await asOwner(database.url, (tx) =>
    tx.query<{ label: string; days: string[] }>(
      `select label, array_agg(date::text) as days from holiday h
         where not exists (select 1 from holiday_department_ids d where d.holiday_id = h.id) group by 1`,
    ),
  )
  expect(holidays).toHaveLength(11)
  for (const holiday of holidays)
    expect(
      holiday.days.some((day) => days.has(day)),
      holiday.label,
    ).toBe(true)
})

test('whatever the day of its seeding, the demonstration agrees with itself and nothing of it lies in the future', async () => {
  await asOwner(database.url, async (tx) => {
    const found: Record<string, unknown> = {}
    for (const { day, now } of tried) {
      await tx.query('begin')
      await load(tx, now)
      const faults = await demonstrationFaults(tx, now, isWhole)
      if (Object.keys(faults).length) found[day] = faults
      await tx.query('rollback')
      await tx.query(
        `vacuum "order", order_line, order_tax_line, order_event, order_validation, reception, reception_line, stock_transaction, stock_voucher, stock_voucher_line`,
      )
    }
    expect(found).toEqual({})
  })
}, 900_000)
