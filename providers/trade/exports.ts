import type { ExportRun, ExportSchedule, OfferedType } from '../../resources/exports/answers'
import type { ExportRhythm, ExportSpan } from '../../resources/exports/export-run'
import type { ExportKey } from '../../resources/exports/export-types'
import type { Condition } from '../../resources/schema/condition'
import type { Http } from '../http'
import { saveBlob } from '../transfers'

/** What is asked of a type. */
export interface TypeRequest {
  type: ExportKey
  fields?: readonly string[]
  filters: readonly Condition[]
  filename: string
}

/** A name that every system can keep: the specification's slashes and colons become dashes. */
const safeName = (name: string) => name.replace(/[\\/:*?"<>|]+/g, '-')

/** The calls of exports by type. */
export const createExports = (http: Http) => ({
  types: (signal?: AbortSignal) =>
    http.get<{ data: OfferedType[] }>('/exports/types', { query: { limit: false }, signal }),
  fields: (type: ExportKey, signal?: AbortSignal) =>
    http.put<{ key: string; label: string }[]>('/exports/fields/', { type }, { signal, quiet: true }),
  count: (body: TypeRequest, signal?: AbortSignal) =>
    http.put<{ total: number }>('/exports/count', body, { signal, quiet: true }),
  runs: (signal?: AbortSignal) =>
    http.get<{ data: ExportRun[] }>('/exports/runs', { query: { limit: false }, signal }),
  run: (body: TypeRequest) => http.post<{ id: number }>('/exports/runs', body),
  removeRun: (id: number) => http.delete(`/exports/runs/${id}`),
  download: async ({ id, name }: ExportRun) => {
    const { blob, filename } = await http.download(`/exports/runs/${id}/file`)
    saveBlob(blob, safeName(filename ?? name))
  },
  schedules: (signal?: AbortSignal) =>
    http.get<{ data: ExportSchedule[] }>('/exports/schedules', { query: { limit: false }, signal }),
  schedule: (body: TypeRequest & { rhythm: ExportRhythm; span: ExportSpan }) =>
    http.post<{ id: number; next_day: string }>('/exports/schedules', body),
  removeSchedule: (id: number) => http.delete(`/exports/schedules/${id}`),
})
