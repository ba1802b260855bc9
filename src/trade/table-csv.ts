import { type CsvCell, csvLine } from '../../resources/schema/csv'

const spaces = /[\s\u00a0\u202f]/g
const amount = /^[-+]?\d+(,\d+)?(€|%)?$/

/** A value as a spreadsheet reads it: a number without its spaces and unit, else a text. */
function csvCell(text: string): CsvCell {
  const bare = text.replace(spaces, '').replace('−', '-')
  return amount.test(bare) ? { number: bare.replace(/[+€%]/g, '') } : text
}

/** Rows as a file that French spreadsheets open: semicolons, and the mark that says it is UTF-8. */
export const tableCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => csvLine(row.map(csvCell), { separator: ';', end: '\r\n' })).join('')}`
