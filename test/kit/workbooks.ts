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

/** The cells of a sheet, the first unless told, its titles first. */
export function cellsOf(file: Buffer, place = 0): unknown[][] {
  const book = XLSX.read(file, { dense: true })
  return XLSX.utils.sheet_to_json(book.Sheets[book.SheetNames[place] ?? ''] ?? {}, {
    header: 1,
    raw: true,
    defval: null,
  })
}
