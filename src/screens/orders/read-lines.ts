import type { Cell as XlsxCell } from 'hucre'
import { readCsvText } from '../../../resources/schema/csv'
import { type GivenCell, isTelling, uncalculated } from '../../../resources/schema/reading/given'
import { wordsOf } from '../../../resources/schema/reading/read-cell'

const isWorkbook = (file: File) => /\.xlsx$/i.test(file.name)

/** A cell as one types it, by its format; a formula without a result stays one, to be told. */
function cellOf(value: unknown, { style, formula }: Pick<XlsxCell, 'style' | 'formula'> = {}): GivenCell {
  if (value === null || value === undefined) return formula ? uncalculated : null
  if (typeof value === 'number' && style?.numFmt && isTelling(style.numFmt))
    return { raw: value, format: style.numFmt }
  return typeof value === 'number' || typeof value === 'string' ? value : String(value)
}

/** The line of a text as it is pasted: where nothing else parts the cells, the first comma does; the others are decimal. */
const partedLine = (line: string): string => {
  const bare = readCsvText(line.replaceAll('"', ''))
  return /[;\t]/.test(bare) ? bare : bare.replace(',', ';')
}

/** A first line that names its columns is no line to order. */
const withoutTitles = (lines: readonly string[]): readonly string[] =>
  /^\W*(réf|ref|code|article)/i.test(lines[0] ?? '') && !/\d/.test(lines[0] ?? '') ? lines.slice(1) : lines

/** The lines of a text, CSV or workbook as « référence ; quantité », the reader of workbooks loaded only when needed. */
export async function linesOfFile(file: File): Promise<string> {
  if (!isWorkbook(file)) return withoutTitles((await file.text()).split(/\r?\n/).map(partedLine)).join('\n')
  const { readXlsx } = await import('hucre/xlsx')
  const book = await readXlsx(new Uint8Array(await file.arrayBuffer()), { readStyles: true })
  const sheet = book.sheets.find(({ hidden, veryHidden }) => !hidden && !veryHidden) ?? book.sheets[0]
  const lines = (sheet?.rows ?? [])
    .map((row, line) =>
      row.slice(0, 2).map((cell, at) => wordsOf(cellOf(cell, sheet?.cells?.get(`${line},${at}`)))),
    )
    .filter(([reference]) => reference)
    .map((cells) => cells.join('\t'))
  return withoutTitles(lines).join('\n')
}
