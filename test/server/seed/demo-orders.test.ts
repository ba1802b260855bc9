import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '../../../resources/index'
import { asOwner, migrate } from '../../../server/database/migrate'
import { policies } from '../../../server/policies'
import { loadEgalimClosing } from '../../../server/seed/demo/egalim/load-egalim-closing'
import { loadCampaigns } from '../../../server/seed/demo/pricing/load-campaigns'
import { loadQuotes } from '../../../server/seed/demo/quotes/load-quotes'
import { loadTenders } from '../../../server/seed/demo/tenders/load-tenders'
import { loadVolumes } from '../../../server/seed/demo/volumes/load-volumes'
import { seed } from '../../../server/seed/seed'
import { emptyDatabase, type TestDatabase } from '../../kit/database'
import { demonstrationFaults } from '../../kit/demonstration-faults'

let database: TestDatabase

beforeAll(async () => {
  database = await emptyDatabase()
  await migrate(database.url, resources, { policies })
})
afterAll(() => database.drop())

test('the whole demonstration goes back two years, shows what it should and agrees with itself', async () => {
  const now = new Date()
  await asOwner(database.url, async (tx) => {
    await tx.query('begin')
    await seed(tx, 'demo', { progress: () => undefined, now })
    await loadTenders(tx, { config: { dataDir: '', secretKey: 'of the demonstration' }, now })
    await loadCampaigns(tx, now)
    await loadVolumes(tx, now)
    await loadQuotes(tx, now)
    await loadEgalimClosing(tx, now)
    expect(await demonstrationFaults(tx, now, true)).toEqual({})
    await tx.query('rollback')
  })
}, 120_000)
