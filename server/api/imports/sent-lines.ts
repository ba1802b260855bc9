import type { FastifyRequest } from 'fastify'
import type { BroughtSheet, LineMessage, SheetErrors, SheetLine } from '../../../resources/schema/sheet-lines'
import { readRows } from '../../spreadsheet/read-workbook'
import { parseSent } from './read-sent'
import { receiveWorkbook } from './receive'

/** Wrong lines that are told one by one. */
const toldFaults = 200

/** The rows of the first sheet of a workbook that somebody sends; err415 for what is no workbook. Nothing of it is kept. */
export async function sentLines(request: FastifyRequest): Promise<SheetLine[]> {
  const { rows } = await parseSent(await receiveWorkbook(request))
  try {
    const lines: SheetLine[] = []
    for await (const batch of readRows(rows.path))
      lines.push(...batch.map(({ line, cells }) => ({ line: line + 1, cells })))
    return lines
  } finally {
    await rows.remove()
  }
}

/** What is answered of a sheet that was brought back: all of it, or nothing where a line is wrong. */
export const toldBack = <Entry, F extends { line: number }>(
  { entries, mine, crossed, faults, remarks }: BroughtSheet<Entry, F>,
  sentence: (fault: F) => string,
) => ({
  ...(faults.length ? { entries: [], mine: [], crossed: [] } : { entries, mine, crossed }),
  ...toldErrors(faults, sentence, remarks),
})

/** What is told of faults: each of the first with its line and sentence; of remarks the first. */
export const toldErrors = <F extends { line: number }>(
  faults: readonly F[],
  sentence: (fault: F) => string,
  remarks: readonly LineMessage[] = [],
): SheetErrors => {
  const errors = faults.slice(0, toldFaults).map((fault) => ({ line: fault.line, message: sentence(fault) }))
  return { errors, more: faults.length - errors.length, remarks: remarks.slice(0, toldFaults) }
}
