/** What a spreadsheet takes as the beginning of a formula (OWASP, CSV injection). */
export const startsFormula = (text: string): boolean => /^[=+\-@\t\r]/.test(text)

const apostrophe = /^'*[=+\-@\t\r]/

/**
 * A text that no spreadsheet takes as a formula: an apostrophe stands before it, as one types it there; before one that has
 * apostrophes already stands one more, so that `readCsvText` gives every text back as it was.
 */
export const neutralText = (text: string): string => (apostrophe.test(text) ? `'${text}` : text)

/** A text of a CSV file without the apostrophe that kept it from being a formula. */
export const readCsvText = (text: string): string => (/^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text)

/** A cell: a text, or the spelling of a number that stays one, its sign included. */
export type CsvCell = string | { number: string }

interface CsvStyle {
  separator: ',' | ';'
  /** End of a line. */
  end: '\n' | '\r\n'
}

function written(cell: CsvCell, separator: string): string {
  const text = typeof cell === 'string' ? neutralText(cell) : cell.number
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replace(/"/g, '""')}"` : text
}

/** One line of a CSV file (RFC 4180): the only writer of them. */
export const csvLine = (cells: readonly CsvCell[], { separator, end }: CsvStyle): string =>
  cells.map((cell) => written(cell, separator)).join(separator) + end
