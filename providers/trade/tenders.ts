import type { Counted, Made, SavedAt } from '../../resources/schema/told'
import type { AnswerLot } from '../../resources/tenders/answer'
import type {
  AwardAnswer,
  LotSaving,
  OpeningAnswer,
  TenderPageAnswer,
  TenderQuestion,
} from '../../resources/tenders/answers'
import type { TenderChanges } from '../../resources/tenders/changes'
import type {
  ComparisonAnswer,
  LotProduct,
  SimulationAnswer,
} from '../../resources/tenders/comparison-answers'
import type {
  AnswerAccess,
  AskedQuestion,
  ConsultationAnswer,
  ConsultationList,
  Receipt,
  Withdrawal,
} from '../../resources/tenders/consultation-answers'
import type { Criterion } from '../../resources/tenders/criteria'
import type { InvitationPreview } from '../../resources/tenders/invitation'
import type { CopiedPreparation, PreparationAnswer } from '../../resources/tenders/preparation-answers'
import type { PriceSheetAnswer } from '../../resources/tenders/price-sheet'
import type { AmoMember, AwardedTender, PublicTender } from '../../resources/tenders/public-answers'
import type { KeptRehearsal, Rehearsal } from '../../resources/tenders/rehearsal'
import type { RoundAnswer } from '../../resources/tenders/rounds'
import type { Scales, ScalesAnswer } from '../../resources/tenders/scales'
import type { SourcedVolumes, VolumeSheetAnswer } from '../../resources/tenders/volume-sheet'
import type { WhiteZones } from '../../resources/tenders/white-zone'
import type { Http } from '../http'

type Body = Readonly<Record<string, unknown>>

/** The calls of tenders. */
export const createTenders = (http: Http) => ({
  preparation: (id: number, signal?: AbortSignal) =>
    http.get<PreparationAnswer>(`/tender/${id}/preparation`, { signal }),
  whiteZones: (id: number, signal?: AbortSignal) =>
    http.get<WhiteZones>(`/tender/${id}/white-zones`, { query: { limit: false }, signal }),
  changes: (id: number, signal?: AbortSignal) =>
    http.get<TenderChanges>(`/tender/${id}/changes`, { query: { limit: false }, signal }),
  rehearsal: (id: number, signal?: AbortSignal) =>
    http.get<KeptRehearsal>(`/tender/${id}/rehearsal`, { signal }),
  rehearse: (id: number, criteria: readonly Criterion[]) =>
    http.put<Rehearsal>(`/tender/${id}/rehearsal`, { criteria }),
  page: (id: number, signal?: AbortSignal) => http.get<TenderPageAnswer>(`/tender/${id}/page`, { signal }),
  comparison: (lot: number, signal?: AbortSignal) =>
    http.get<ComparisonAnswer>(`/tender/lot/${lot}/comparison`, { signal }),
  publicTenders: (signal?: AbortSignal) =>
    http.get<{ data: PublicTender[] }>('/tender/public', { query: { limit: false }, signal }),
  awardedTenders: (signal?: AbortSignal) =>
    http.get<{ data: AwardedTender[] }>('/tender/awarded', {
      query: { limit: false },
      signal,
    }),
  amoMembers: (id: number, signal?: AbortSignal) =>
    http.get<{ data: AmoMember[] }>(`/tender/${id}/amo`, { query: { limit: false }, signal }),
  shareSynthesis: (id: number, body: Body) => http.post<Made>(`/tender/${id}/synthesis`, body),
  savings: (id: number, signal?: AbortSignal) =>
    http.get<{ data: LotSaving[] }>(`/tender/${id}/savings`, { query: { limit: false }, signal }),
  saveStep: (id: number, step: 'information' | 'documents') =>
    http.put<PreparationAnswer>(`/tender/${id}/step`, { step }),
  scales: (id: number, signal?: AbortSignal) => http.get<ScalesAnswer>(`/tender/${id}/scales`, { signal }),
  saveScales: (id: number, body: Scales & { family_id: number | null }) =>
    http.put<ScalesAnswer>(`/tender/${id}/scales`, body),
  copy: (id: number, from: number) => http.put<CopiedPreparation>(`/tender/${id}/copy`, { from }),
  saveLots: (id: number, lots: readonly Body[]) =>
    http.put<PreparationAnswer>(`/tender/${id}/lots`, { lots }),
  products: (lot: number, signal?: AbortSignal) =>
    http.get<{ data: LotProduct[] }>(`/tender/lot/${lot}/products`, { signal }),
  saveProducts: (lot: number, products: readonly Body[]) =>
    http.put<PreparationAnswer>(`/tender/lot/${lot}/products`, { products }),
  sourceVolumes: (lot: number, query: Record<string, string>) =>
    http.get<SourcedVolumes>(`/tender/lot/${lot}/volumes`, { query }),
  readVolumes: (lot: number, file: File) => {
    const form = new FormData()
    form.append('file', file, file.name)
    return http.upload<VolumeSheetAnswer>(`/tender/lot/${lot}/volumes/workbook`, form)
  },
  saveCriteria: (id: number, criteria: readonly Criterion[]) =>
    http.put<PreparationAnswer>(`/tender/${id}/criteria`, { criteria }),
  saveSuppliers: (id: number, supplier_ids: readonly number[]) =>
    http.put<PreparationAnswer>(`/tender/${id}/suppliers`, { supplier_ids }),
  saveAdherents: (id: number, adherent_ids: readonly number[]) =>
    http.put<PreparationAnswer>(`/tender/${id}/adherents`, { adherent_ids }),
  publish: (id: number) => http.put<PreparationAnswer>(`/tender/${id}/publish`),
  republish: (id: number, body: Body) => http.put<PreparationAnswer>(`/tender/${id}/republish`, body),
  makeNotice: (id: number) => http.post<Made>(`/tender/${id}/notice`),
  remind: (id: number) => http.put<Counted>(`/tender/${id}/remind`),
  cancel: (id: number, reason: string) => http.put<PreparationAnswer>(`/tender/${id}/cancel`, { reason }),
  open: (id: number) => http.put<OpeningAnswer>(`/tender/${id}/open`),
  note: (lot: number, body: Body) => http.put<ComparisonAnswer>(`/tender/lot/${lot}/note`, body),
  admissibility: (lot: number, offer_id: number, reason: string | null) =>
    http.put<ComparisonAnswer>(`/tender/lot/${lot}/admissibility`, { offer_id, reason }),
  score: (lot: number) => http.put<ComparisonAnswer>(`/tender/lot/${lot}/score`),
  simulate: (lot: number, weights: readonly Body[]) =>
    http.put<SimulationAnswer>(`/tender/lot/${lot}/simulation`, { weights }),
  decide: (lot: number, decisions: readonly Body[]) =>
    http.put<ComparisonAnswer>(`/tender/lot/${lot}/decisions`, { decisions }),
  questions: (id: number, signal?: AbortSignal) =>
    http.get<{ data: TenderQuestion[] }>(`/tender/${id}/questions`, { signal }),
  answerQuestion: (question: number, answer: string) =>
    http.put<{ data: TenderQuestion[] }>(`/tender/question/${question}`, { answer }),
  previewInvitation: (id: number, body: Body, signal?: AbortSignal) =>
    http.put<InvitationPreview>(`/tender/${id}/invitation/preview`, body, { signal, quiet: true }),
  rounds: (id: number, signal?: AbortSignal) =>
    http.get<{ data: RoundAnswer[] }>(`/tender/${id}/rounds`, { query: { limit: false }, signal }),
  negotiate: (id: number, body: Body) => http.put<TenderPageAnswer>(`/tender/${id}/negotiate`, body),
  resume: (id: number) => http.put<TenderPageAnswer>(`/tender/${id}/resume`),
  award: (id: number) => http.put<AwardAnswer>(`/tender/${id}/award`),
})

/** The calls of a supplier's consultations. */
export const createConsultations = (http: Http) => ({
  list: (signal?: AbortSignal) => http.get<ConsultationList>('/consultation', { signal }),
  one: (id: number, signal?: AbortSignal) => http.get<ConsultationAnswer>(`/consultation/${id}`, { signal }),
  save: (
    id: number,
    body: { comment?: string | null; lots: readonly AnswerLot[]; saved_at?: string | null },
  ) => http.put<SavedAt>(`/consultation/${id}/answer`, body, { quiet: true }),
  send: (id: number) => http.post<Receipt>(`/consultation/${id}/send`),
  readPrices: (id: number, lot: number, file: File) => {
    const form = new FormData()
    form.append('file', file, file.name)
    return http.upload<PriceSheetAnswer>(`/consultation/${id}/lot/${lot}/workbook`, form)
  },
  withdraw: (id: number) => http.put<Withdrawal>(`/consultation/${id}/withdraw`),
  letIn: (id: number, user_id: number) => http.put<AnswerAccess>(`/consultation/${id}/access`, { user_id }),
  restart: (id: number) => http.put<AnswerAccess>(`/consultation/${id}/restart`),
  ask: (id: number, text: string) => http.post<AskedQuestion>(`/consultation/${id}/question`, { text }),
})
