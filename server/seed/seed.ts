import { resources } from '../../resources/index'
import { addCalendar } from './calendar'
import { addFamilies, addFixtureArticles } from './catalogue'
import { type Progress, rowsOf, type SeedClient, type SeedSize } from './client'
import { createDataset, type Dataset } from './dataset'
import { addDemonstration } from './demo/demonstration'
import { loadLogins } from './demo/load-logins'
import { loadNotices } from './demo/load-notices'
import { loadOrders } from './demo/orders/load-orders'
import { loadStock } from './demo/stock/load-stock'
import { addGeography } from './geography'
import { insertDataset } from './insert'
import { loadArticles } from './load-articles'
import { addCompanies, addFixtureMembers } from './members'
import { addMessages } from './messages'
import { addProfiles } from './profiles'
import { addReferences } from './references'
import { addFixtureSuppliers } from './suppliers'
import { addFixtureUsers, demonstrationHash } from './users'

/** Everything that a new database of this size holds: the same rows on every machine and every day. */
export async function dataset(size: SeedSize): Promise<Dataset> {
  const data = createDataset()
  addGeography(data, size)
  addCalendar(data)
  addReferences(data)
  addFamilies(data)
  addProfiles(data, size)
  if (size === 'none') return data
  const password = await demonstrationHash()
  addCompanies(data)
  addFixtureMembers(data)
  addFixtureSuppliers(data)
  addFixtureUsers(data, password)
  addFixtureArticles(data)
  if (size !== 'min') addDemonstration(data, password)
  addMessages(data)
  return data
}

const isFilled = async (client: SeedClient): Promise<boolean> =>
  rowsOf(await client.query('select 1 as one from "application" limit 1')).length > 0

/**
 * Fills an empty database, in the owner's open transaction, without history: `none` = reference lists alone, `min` = and the
 * scenarios' fixtures (few communes), `demo` = the demonstration with two years of orders up to now, `load` = and 1,000,000 articles. A filled one is left alone.
 */
export async function seed(
  client: SeedClient,
  size: SeedSize,
  { progress = () => undefined, now = new Date() }: { progress?: Progress; now?: Date } = {},
): Promise<void> {
  if (await isFilled(client)) return
  await insertDataset(client, await dataset(size), { registry: resources, progress })
  await client.query("select set_config('app.facts', 'later', true)")
  if (size === 'demo' || size === 'load') await loadOrders(client, progress, { now })
  if (size === 'demo' || size === 'load') await loadStock(client, progress, now)
  if (size === 'demo' || size === 'load') await loadNotices(client, progress, now)
  if (size === 'demo' || size === 'load') await loadLogins(client, now)
  if (size === 'load') await loadArticles(client, progress)
  await client.query('analyze "order", order_line, reception, reception_line')
  await client.query("select rebuild_purchase_facts(), set_config('app.facts', '', true)")
}
