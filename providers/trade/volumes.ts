import type {
  VolumeAnswer,
  VolumeAnswerHead,
  VolumeRequestPage,
  VolumeResultHead,
  VolumeWorkbookAnswer,
} from '../../resources/volumes/answers'
import type { VolumeEntry } from '../../resources/volumes/volume-entry'
import type { Http } from '../http'

const whole = { limit: false } as const

/** The calls of the back office's requests for volumes. */
export const createVolumeRequests = (http: Http) => ({
  results: (signal?: AbortSignal) =>
    http.get<{ data: VolumeResultHead[] }>('/volume-result', { query: whole, signal }),
  page: (id: number, signal?: AbortSignal) =>
    http.get<VolumeRequestPage>(`/volume-request/${id}/page`, { signal }),
  send: (id: number) => http.put<VolumeRequestPage>(`/volume-request/${id}/send`),
  remind: (id: number) => http.put<{ count: number }>(`/volume-request/${id}/remind`),
  close: (id: number) => http.put<VolumeRequestPage>(`/volume-request/${id}/close`),
  reopen: (id: number, until: unknown) =>
    http.put<VolumeRequestPage>(`/volume-request/${id}/reopen`, { until }),
  consolidate: (id: number) => http.put<VolumeRequestPage>(`/volume-request/${id}/consolidate`),
  leaveTender: (id: number) => http.put<VolumeRequestPage>(`/volume-request/${id}/leave-tender`),
})

/** The calls of a member's own volumes. */
export const createVolumeAnswers = (http: Http) => ({
  list: (signal?: AbortSignal) =>
    http.get<{ data: VolumeAnswerHead[]; now: string }>('/volume-answer', { query: whole, signal }),
  one: (id: number, signal?: AbortSignal) => http.get<VolumeAnswer>(`/volume-answer/${id}`, { signal }),
  save: (id: number, given: { lines: readonly VolumeEntry[]; saved_at: string | null }) =>
    http.put<{ saved_at: string }>(`/volume-answer/${id}/lines`, given),
  send: (id: number) => http.put<{ submitted_at: string }>(`/volume-answer/${id}/send`),
  correct: (id: number) => http.put<{ status: string }>(`/volume-answer/${id}/correct`),
  read: (id: number, file: File) => {
    const form = new FormData()
    form.append('file', file, file.name)
    return http.upload<VolumeWorkbookAnswer>(`/volume-answer/${id}/workbook`, form)
  },
})
