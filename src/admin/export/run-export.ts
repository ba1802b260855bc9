import type { Http } from '../../../providers/http'
import type { Order } from '../../../providers/search'
import { saveBlob } from '../../../providers/transfers'
import type { ConditionTree } from '../../../resources/schema/condition'
import type { SheetFormat } from '../../../resources/schema/sheet-format'

/** What is exported: the search as on screen, and what was chosen. */
export interface ExportRequest extends ExportBody {
  model: string
  fields: readonly string[]
  filters: readonly ConditionTree[]
  orders: readonly Order[]
  params?: { q: string }
  filename: string
}

/** What an export is asked with; its name is what the file is called. */
export interface ExportBody {
  filename: string
  format?: SheetFormat
}

/** Rows past which an export is made in the background. */
export const longExport = 20_000

/** A name that every system can keep: the specification's slashes and colons become dashes. */
export const safeName = (name: string) => name.replace(/[\\/:*?"<>|]+/g, '-')

/** Asks for the file and hands it to the person. Throws an HttpError with a French sentence. */
export async function runExport(http: Http, body: ExportBody, signal: AbortSignal): Promise<void> {
  const { blob, filename } = await http.download('/exports/download', {
    method: 'PUT',
    body,
    signal,
    quiet: true,
  })
  saveBlob(blob, safeName(filename ?? `${body.filename}.${body.format ?? 'xlsx'}`))
}
