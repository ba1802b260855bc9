import { lookup } from '../schema/lookup'

/** The chapters of a synthesis document (domain §9.9), in their order. */
export const synthesisChapters = lookup({
  market: 'Données du marché',
  lots: 'Lots et attributaires',
  prices: 'Évolution des prix',
  savings: 'Économies sur la période précédente',
  coverage: 'Couverture',
  egalim: 'EGAlim',
  deposits: 'Dépôt et ouverture des plis',
  offers: 'Analyse des offres',
  presentation: 'Rapport de présentation (R2184-1 à R2184-6)',
} as const)
export type SynthesisChapter = keyof typeof synthesisChapters
export const chapterOrder = Object.keys(synthesisChapters) as SynthesisChapter[]

/** Chapters of the buyer's file alone: they tell of offers that were not retained, and are not shared with the members. */
export const ownChapters: readonly SynthesisChapter[] = ['deposits', 'offers', 'presentation']

export const synthesisFormats = { pdf: 'PDF', xlsx: 'Excel (xlsx)' } as const
