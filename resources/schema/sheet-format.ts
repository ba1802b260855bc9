import { f } from './f'
import { lookup } from './lookup'
import { pdfType, xlsxType } from './media-type'

/** What sheets may be written as. */
export const sheetFormats = { xlsx: 'Classeur', pdf: 'PDF' } as const
export type SheetFormat = keyof typeof sheetFormats

export const sheetTypes: Readonly<Record<SheetFormat, string>> = lookup({ xlsx: xlsxType, pdf: pdfType })

/** Rows of a PDF: longer tables are for a spreadsheet. */
export const mostPrinted = 5000

/** Asked of a call that answers sheets: a workbook unless told. */
export const sheetFormat = f.select(sheetFormats, { label: 'Format' })

/** What a file is, by the end of its name. */
export const formatOfName = (name: string): SheetFormat => (name.endsWith('.pdf') ? 'pdf' : 'xlsx')
