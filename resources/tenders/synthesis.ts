import { lookup } from '../schema/lookup'

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
