import type { AnswerLot } from '../../resources/tenders/answer'
import type {
  ComparisonAnswer,
  ConsultationAnswer,
  ConsultationHead,
  PreparationAnswer,
  TenderPageAnswer,
} from '../../resources/tenders/answers'
import type { Criterion } from '../../resources/tenders/criteria'
import type { Score } from '../../resources/tenders/scoring'
import type { Http } from '../http'

type Body = Readonly<Record<string, unknown>>

/** A product of a lot as it is prepared. */
export interface PreparedProduct {
  product_id: number
  label: string
  code: string
  unit: string
  volume: string
  mandatory: boolean
}

/** A question of a supplier, without its name. */
export interface TenderQuestion {
  id: number
  text: string
  answer: string | null
  asked_at: string
  answered_at: string | null
}

/** The calls of tenders. */
export const createTenders = (http: Http) => ({
  preparation: (id: number, signal?: AbortSignal) =>
    http.get<PreparationAnswer>(`/tender/${id}/preparation`, { signal }),
  page: (id: number, signal?: AbortSignal) => http.get<TenderPageAnswer>(`/tender/${id}/page`, { signal }),
  comparison: (lot: number, signal?: AbortSignal) =>
    http.get<ComparisonAnswer>(`/tender/lot/${lot}/comparison`, { signal }),
  saveLots: (id: number, lots: readonly Body[]) =>
    http.put<PreparationAnswer>(`/tender/${id}/lots`, { lots }),
  products: (lot: number, signal?: AbortSignal) =>
    http.get<{ data: PreparedProduct[] }>(`/tender/lot/${lot}/products`, { signal }),
  saveProducts: (lot: number, products: readonly Body[]) =>
    http.put<PreparationAnswer>(`/tender/lot/${lot}/products`, { products }),
  saveCriteria: (id: number, criteria: readonly Criterion[]) =>
    http.put<PreparationAnswer>(`/tender/${id}/criteria`, { criteria }),
  saveSuppliers: (id: number, supplier_ids: readonly number[]) =>
    http.put<PreparationAnswer>(`/tender/${id}/suppliers`, { supplier_ids }),
  saveAdherents: (id: number, adherent_ids: readonly number[]) =>
    http.put<PreparationAnswer>(`/tender/${id}/adherents`, { adherent_ids }),
  publish: (id: number) => http.put<PreparationAnswer>(`/tender/${id}/publish`),
  republish: (id: number, message: string) =>
    http.put<PreparationAnswer>(`/tender/${id}/republish`, { message }),
  makeNotice: (id: number) => http.post<{ id: number }>(`/tender/${id}/notice`),
  remind: (id: number) => http.put<{ count: number }>(`/tender/${id}/remind`),
  cancel: (id: number, reason: string) => http.put<PreparationAnswer>(`/tender/${id}/cancel`, { reason }),
  open: (id: number) => http.put<{ opened: boolean; display?: string }>(`/tender/${id}/open`),
  note: (lot: number, body: Body) => http.put<ComparisonAnswer>(`/tender/lot/${lot}/note`, body),
  admissibility: (lot: number, offer_id: number, reason: string | null) =>
    http.put<ComparisonAnswer>(`/tender/lot/${lot}/admissibility`, { offer_id, reason }),
  score: (lot: number) => http.put<ComparisonAnswer>(`/tender/lot/${lot}/score`),
  simulate: (lot: number, weights: readonly Body[]) =>
    http.put<{ scores: Score[] }>(`/tender/lot/${lot}/simulation`, { weights }),
  decide: (lot: number, decisions: readonly Body[]) =>
    http.put<ComparisonAnswer>(`/tender/lot/${lot}/decisions`, { decisions }),
  questions: (id: number, signal?: AbortSignal) =>
    http.get<{ data: TenderQuestion[] }>(`/tender/${id}/questions`, { signal }),
  answerQuestion: (question: number, answer: string) =>
    http.put<{ data: TenderQuestion[] }>(`/tender/question/${question}`, { answer }),
  award: (id: number) => http.put<{ display?: string }>(`/tender/${id}/award`),
})

/** The calls of a supplier's consultations. */
export const createConsultations = (http: Http) => ({
  list: (signal?: AbortSignal) =>
    http.get<{ data: ConsultationHead[]; now: string }>('/consultation', { signal }),
  one: (id: number, signal?: AbortSignal) => http.get<ConsultationAnswer>(`/consultation/${id}`, { signal }),
  save: (
    id: number,
    body: { comment?: string | null; lots: readonly AnswerLot[]; saved_at?: string | null },
  ) => http.put<{ saved_at: string }>(`/consultation/${id}/answer`, body, { quiet: true }),
  send: (id: number) =>
    http.post<{ receipt_number: string; submitted_at: string; sha256: string }>(`/consultation/${id}/send`),
  withdraw: (id: number) => http.put<{ withdrawn: boolean }>(`/consultation/${id}/withdraw`),
  ask: (id: number, text: string) => http.post<{ id: number }>(`/consultation/${id}/question`, { text }),
})
