const spaces = /[\s\u00a0\u202f]/g
const amount = /^[-+]?\d+(,\d+)?(€|%)?$/

/** A value as a spreadsheet reads it: a number without its spaces and unit, a text that is no formula. */
export function csvCell(text: string): string {
  const bare = text.replace(spaces, '').replace('−', '-')
  if (amount.test(bare)) return bare.replace(/[+€%]/g, '')
  const said = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";\n\r]/.test(said) ? `"${said.replace(/"/g, '""')}"` : said
}

/** Rows as a file that French spreadsheets open: semicolons, and the mark that says it is UTF-8. */
export const tableCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(csvCell).join(';')}\r\n`).join('')}`
