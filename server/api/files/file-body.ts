import { workbookLimits } from '../../spreadsheet/limits'
import { largestFile } from './receive-files'

/** Bytes of a form around its files. */
export const formAround = 65_536

/** The body of a call that takes a file of any kind: one that is somewhat too large comes as far as its name, which the refusal says. */
export const sentDocument = {
  rawBody: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } },
  bodyLimit: largestFile * 2,
  waits: true,
} as const

/** The body of a call that takes a workbook: refused by its size before it comes. */
export const sentWorkbook = {
  rawBody: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } },
  bodyLimit: workbookLimits.file + formAround,
} as const
