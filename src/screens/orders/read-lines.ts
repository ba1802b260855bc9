import { readCsvText } from '../../../resources/schema/csv'

const isWorkbook = (file: File) => /\.xlsx$/i.test(file.name)

/** A cell as one types it: numbers with the French comma would be read as well. */
const cellText = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value).trim()

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
  const book = await readXlsx(new Uint8Array(await file.arrayBuffer()))
  const rows: readonly (readonly unknown[])[] = book.sheets[0]?.rows ?? []
  const lines = rows
    .map((row) => row.slice(0, 2).map(cellText))
    .filter(([reference]) => reference)
    .map((cells) => cells.join('\t'))
  return withoutTitles(lines).join('\n')
}
