import type { UnknownRow } from '../../resources/schema/unknown-row'
import type { Work } from '../api/work'
import type { FilterInput } from '../database/filter'
import { searchRows } from '../database/search'

const shown = [
  ...['id', 'name', 'corporate_name', 'supplier_status_id', 'Supplier_status', 'email', 'phone'],
  ...['catalog_ids', 'Catalog', 'default_sending_mode'],
]

/** What everybody whom a supplier serves reads of it: neither its bank nor what the back office notes on it. */
export async function supplierCards(work: Work, filters: readonly FilterInput[]): Promise<UnknownRow[]> {
  const rows = await searchRows(work.tx, work, {
    resource: work.registry.get('supplier'),
    filters,
    orders: [['name', 'asc']],
    toMany: ['Catalog'],
  })
  return rows.map((row) => Object.fromEntries(shown.map((name) => [name, row[name] ?? null])))
}
