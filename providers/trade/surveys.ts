import type {
  SurveyAnswer,
  SurveyAnswerHead,
  SurveyPage,
  SurveyReading,
} from '../../resources/surveys/answers'
import type { SurveyColumn } from '../../resources/surveys/columns'
import type { Http } from '../http'

/** Where each wanted column stands in a file, counted from 0. */
export type ToldColumns = Partial<Record<SurveyColumn, number>>

const pathOf = (path: string, told: ToldColumns | undefined) =>
  told ? `${path}?columns=${encodeURIComponent(JSON.stringify(told))}` : path
const formOf = (file: File) => {
  const form = new FormData()
  form.append('file', file, file.name)
  return form
}

/** The calls of statistics requests, of the back office and of suppliers. */
export const createSurveys = (http: Http) => ({
  page: (id: number, signal?: AbortSignal) =>
    http.get<SurveyPage>(`/statistic-request/${id}/page`, { signal }),
  send: (id: number) => http.put<SurveyPage>(`/statistic-request/${id}/send`),
  remind: (id: number) => http.put<{ count: number }>(`/statistic-request/${id}/remind`),
  integrate: (id: number) => http.put<SurveyPage>(`/statistic-answer/${id}/integrate`),
  return: (id: number, comment: string) =>
    http.put<SurveyPage>(`/statistic-answer/${id}/return`, { comment }),
  answers: (signal?: AbortSignal) =>
    http.get<{ data: SurveyAnswerHead[] }>('/statistic-answer', { query: { limit: false }, signal }),
  answer: (id: number, signal?: AbortSignal) => http.get<SurveyAnswer>(`/statistic-answer/${id}`, { signal }),
  read: (id: number, { file, told }: { file: File; told?: ToldColumns | undefined }) =>
    http.upload<SurveyReading>(pathOf(`/statistic-answer/${id}/workbook`, told), formOf(file)),
  receive: (id: number, { file, told }: { file: File; told?: ToldColumns | undefined }) =>
    http.upload<SurveyAnswer>(pathOf(`/statistic-answer/${id}/send`, told), formOf(file)),
})
