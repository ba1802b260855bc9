import { type Http, HttpError } from '../../../providers/http'
import type { Order } from '../../../providers/search'
import { saveBlob } from '../../../providers/transfers'
import type { ConditionTree } from '../../../resources/schema/condition'

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
}

/** Rows past which the file comes as a stream instead of within an answer. */
export const answerRows = 20_000
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A name that every system can keep: the specification's slashes and colons become dashes. */
export const safeName = (name: string) => name.replace(/[\\/:*?"<>|]+/g, '-')

function blobOf(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
  return new Blob([bytes], { type: xlsx })
}

async function byAnswer(http: Http, body: ExportBody, signal: AbortSignal) {
  const { file, filename } = await http.put<{ file: string; filename: string }>(
    '/exports/exportSearchResult',
    body,
    {
      signal,
      quiet: true,
    },
  )
  saveBlob(blobOf(file), safeName(filename))
}

async function byStream(http: Http, body: ExportBody, signal: AbortSignal) {
  const { blob, filename } = await http.download('/exports/download', {
    method: 'PUT',
    body,
    signal,
    quiet: true,
  })
  saveBlob(blob, safeName(filename ?? `${body.filename}.xlsx`))
}

const isTooLarge = (error: unknown) => error instanceof HttpError && error.type === 'err413'

/** Asks for the file and hands it to the person; a large one is streamed. Throws an HttpError with a French sentence. */
export async function runExport(
  http: Http,
  body: ExportBody,
  { total, signal }: { total: number; signal: AbortSignal },
): Promise<void> {
  if (total > answerRows) return byStream(http, body, signal)
  try {
    await byAnswer(http, body, signal)
  } catch (error) {
    if (!isTooLarge(error)) throw error
    await byStream(http, body, signal)
  }
}
