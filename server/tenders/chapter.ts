import type { Work } from '../api/work'
import type { TenderRow } from './tender-row'

/** A column of a chapter; numbers say how many decimals they show. */
export interface ChapterColumn {
  title: string
  share: number
  scale?: number
}
/** A chapter of a synthesis document, for paper and for a workbook: texts, and numbers as decimal texts. */
export interface Chapter {
  columns: readonly ChapterColumn[]
  rows: readonly (readonly (string | null)[])[]
  /** What explains its figures. */
  note?: string
}

/** Reads a chapter of a tender. */
export type ReadChapter = (work: Work, tender: TenderRow) => Promise<Chapter>
