/** Why a file is not read as a workbook. */
export const refusals = [
  'notSpreadsheet',
  'notText',
  'xlsb',
  'protected',
  'external',
  'damaged',
  'tooManyParts',
  'tooBig',
  'tooManyRows',
  'tooManyColumns',
  'tooLong',
] as const
export type Refusal = (typeof refusals)[number]

export const isRefusal = (text: unknown): text is Refusal => refusals.some((reason) => reason === text)

/** A workbook that is refused before or while it is read. */
export class WorkbookRefused extends Error {
  constructor(readonly reason: Refusal) {
    super(reason)
  }
}
