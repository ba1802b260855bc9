import { lookup } from '../schema/lookup'
import type { noticeStates } from './notice-states'
import type { TenderStatus } from './states'

/** The chapters of a synthesis document (domain §9.9), in their order. */
export const synthesisChapters = lookup({
  market: 'Données du marché',
  lots: 'Lots et attributaires',
  prices: 'Évolution des prix',
  savings: 'Économies sur la période précédente',
  coverage: 'Couverture',
  egalim: 'EGAlim',
} as const)
export type SynthesisChapter = keyof typeof synthesisChapters
export const chapterOrder = Object.keys(synthesisChapters) as SynthesisChapter[]

export const synthesisFormats = { pdf: 'PDF', xlsx: 'Excel (xlsx)' } as const

/** A public tender in its list. */
export interface PublicTender {
  id: number
  code: string
  label: string
  status: TenderStatus
  response_date_limit: string | null
  opening_date: string | null
  opened_at: string | null
  market_openning_date: string | null
  procedure: string | null
  notice_id: number | null
  notice_reference: string | null
  notice_status: keyof typeof noticeStates | null
  lots: number
  members: number
  offers: number
}

/** A member that a public tender may be run for. */
export interface AmoMember {
  id: number
  name: string
  city: string | null
  department: string | null
  group: string | null
  chosen: boolean
}
