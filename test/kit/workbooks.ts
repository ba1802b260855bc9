import XLSX from 'xlsx'

type Cells = readonly (readonly unknown[])[]

/** A workbook of one sheet, as a spreadsheet program would save it. */
export function workbook(
  rows: Cells,
  bookType: 'xlsx' | 'xlsm' | 'biff8' | 'biff5' | 'xlsb' = 'xlsx',
  { date1904 = false } = {},
): Buffer {
  const book = XLSX.utils.book_new()
  if (date1904) book.Workbook = { WBProps: { date1904 } }
  XLSX.utils.book_append_sheet(
    book,
    XLSX.utils.aoa_to_sheet(rows as unknown[][], { cellDates: true, UTC: true }),
    'Feuille 1',
  )
  return XLSX.write(book, { type: 'buffer', bookType })
}

/** The cells of a sheet, the first unless told, its titles first; what an export hides aside. */
export function cellsOf(file: Buffer, place = 0): unknown[][] {
  const book = XLSX.read(file, { dense: true })
  const rows: unknown[][] = XLSX.utils.sheet_to_json(book.Sheets[book.SheetNames[place] ?? ''] ?? {}, {
    header: 1,
    raw: true,
    defval: null,
  })
  const isHidden = String(rows[0]?.at(-1) ?? '').startsWith('_portail ')
  return isHidden ? rows.map((row) => row.slice(0, -1)) : rows
}

/** A workbook as somebody saves it who changed cells of an export in a spreadsheet program: what is hidden stays. */
export function edited(
  file: Buffer,
  change: (rows: unknown[][]) => unknown,
  bookType: 'xlsx' | 'biff8' = 'xlsx',
): Buffer {
  const book = XLSX.read(file, { dense: false, cellDates: true, UTC: true })
  const name = book.SheetNames[0] ?? ''
  const rows: unknown[][] = XLSX.utils.sheet_to_json(book.Sheets[name] ?? {}, {
    header: 1,
    raw: true,
    defval: null,
    UTC: true,
  })
  const changed = change(rows)
  book.Sheets[name] = XLSX.utils.aoa_to_sheet(Array.isArray(changed) ? changed : rows, {
    cellDates: true,
    UTC: true,
  })
  return XLSX.write(book, { type: 'buffer', bookType })
}
