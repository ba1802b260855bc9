import type { MadeKey } from '../../resources/exports/export-types'
import type { Work } from '../api/work'
import type { FilterInput } from '../database/filter'
import type { WrittenSheet } from '../spreadsheet/write-workbook'
import type { ExportSource } from '../trade/export-source'

/** A workbook of several sheets, each written as its rows come; `wrote` is told of each batch. */
export interface WorkbookSource {
  sheets: (work: Work, filters: readonly FilterInput[]) => Promise<WrittenSheet[]>
  /** Rows of its sheets together. */
  count: (work: Work, filters: readonly FilterInput[]) => Promise<number>
}

export type WorkbookKey = Extract<MadeKey, 'purchase_steering'>

/** Where the rows of the reckoned types come from; the domains give them. */
export type ExportSources = Readonly<Record<Exclude<MadeKey, WorkbookKey>, ExportSource>> &
  Readonly<Record<WorkbookKey, WorkbookSource>>
