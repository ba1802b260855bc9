import { workbookLimits } from '../../spreadsheet/limits'

/** Bytes of a form around its files. */
export const formAround = 65_536

/** The body of a call that takes a workbook: refused by its size before it comes. */
export const sentWorkbook = {
  rawBody: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } },
  bodyLimit: workbookLimits.file + formAround,
} as const
