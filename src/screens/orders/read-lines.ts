const isWorkbook = (file: File) => /\.xlsx$/i.test(file.name)

/** A cell as one types it: numbers with the French comma would be read as well. */
const cellText = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value).trim()

/** The lines of a text, CSV or workbook as « référence ; quantité », the reader of workbooks loaded only when needed. */
export async function linesOfFile(file: File): Promise<string> {
  if (!isWorkbook(file)) return (await file.text()).replaceAll(',', ';').replaceAll('"', '')
  const { readXlsx } = await import('hucre/xlsx')
  const book = await readXlsx(new Uint8Array(await file.arrayBuffer()))
  const rows: readonly (readonly unknown[])[] = book.sheets[0]?.rows ?? []
  return rows
    .map((row) => row.slice(0, 2).map(cellText))
    .filter(([reference]) => reference)
    .map((cells) => cells.join('\t'))
    .join('\n')
}
