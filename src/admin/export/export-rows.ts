import type { Http } from '../../../providers/http'
import type { Order } from '../../../providers/search'
import { type AnyResource, listTitle } from '../../../resources/schema/resource'
import type { ExportRequest } from './run-export'
import { runExport } from './run-export'

interface Rows {
  resource: AnyResource
  columns: readonly { name: string }[]
  rows: readonly { id: number }[]
  orders: readonly Order[]
}

/** Exports the given rows of a list with its columns, by the server: react-admin's exporter of every generated list. */
export function exportRows(http: Http, { resource, columns, rows, orders }: Rows): Promise<void> {
  const ids = rows.map(({ id }) => id)
  const fields = columns.map(({ name }) => name)
  const filters = [{ name: 'id', operator: 'in', value: ids }] as const
  const body: ExportRequest = {
    model: resource.model,
    fields,
    filters,
    orders,
    filename: listTitle(resource),
  }
  return runExport(http, body, new AbortController().signal)
}
