/** A cell in quotes or not, and what ends it. */
const cells = /(?:"([^"]*(?:""[^"]*)*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/g

/** The cells of a block that was copied in a spreadsheet; tabs and line ends within quotes are told as spaces. */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [[]]
  const plain = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  for (const [, quoted, bare = '', end] of plain.matchAll(cells)) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"').replace(/[\t\n]/g, ' ') ?? bare).trim())
    if (end === '\n') rows.push([])
    if (!end) break
  }
  return rows
}

/** A block as spreadsheets take it: tabs between cells, a line a row. */
export const writeBlock = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(spelled).join('\t')).join('\n')

const spelled = (cell: string): string => (/^"|[\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
