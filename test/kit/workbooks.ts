import XLSX from 'xlsx'

type Cells = readonly (readonly unknown[])[]

type Format = 'xlsx' | 'xlsm' | 'biff8' | 'biff5' | 'biff2' | 'xlsb' | 'ods'

/** A workbook of some sheets by their names, as a spreadsheet program would save it. */
export function workbookOf(
  sheets: Readonly<Record<string, Cells>>,
  bookType: Format,
  about: Partial<XLSX.WorkBook> = {},
): Buffer {
  const book = { ...XLSX.utils.book_new(), ...about }
  for (const [name, rows] of Object.entries(sheets))
    XLSX.utils.book_append_sheet(
      book,
      XLSX.utils.aoa_to_sheet(rows as unknown[][], { cellDates: true, UTC: true }),
      name,
    )
  return XLSX.write(book, { type: 'buffer', bookType })
}

/** A workbook of one sheet. */
export const workbook = (rows: Cells, bookType: Format = 'xlsx', { date1904 = false } = {}): Buffer =>
  workbookOf({ 'Feuille 1': rows }, bookType, date1904 ? { Workbook: { WBProps: { date1904 } } } : {})

interface ReadReport {
  /** Lines above the titles: none of what is no report. */
  above: unknown[]
  /** The titles first. */
  table: unknown[][]
  total: unknown[] | undefined
}

/** A sheet, the first unless told: the lines above its table, the table, and the row of totals. */
export function reportOf(file: Buffer, place = 0): ReadReport {
  const book = XLSX.read(file, { dense: true })
  const rows: unknown[][] = XLSX.utils.sheet_to_json(book.Sheets[book.SheetNames[place] ?? ''] ?? {}, {
    header: 1,
    raw: true,
    defval: null,
  })
  const isReport = String(rows[1]?.[0] ?? '').startsWith('Périmètre : ')
  const table = isReport ? rows.slice(5) : rows
  const total = table.at(-1)?.[0] === 'Total' ? table.pop() : undefined
  return { above: isReport ? rows.slice(0, 5).map(([line]) => line) : [], table, total }
}

/** The cells of the table of a sheet, the first unless told, its titles first; what an export hides aside. */
export function cellsOf(file: Buffer, place = 0): unknown[][] {
  const { table } = reportOf(file, place)
  const isHidden = String(table[0]?.at(-1) ?? '').startsWith('_portail ')
  return isHidden ? table.map((row) => row.slice(0, -1)) : table
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

const partsOf = (xml: string, whole: string, part: RegExp): string[] =>
  (new RegExp(`<${whole} [^>]*>(.*)</${whole}>`, 's').exec(xml)?.[1] ?? '').match(part) ?? []
const rgbOf = (xml = '') => /rgb="(\w+)"/.exec(xml)?.[1]

/** The colours of the cells of the first sheet by their address, as a spreadsheet program reads them: of the text and of the frame. */
export function coloursOf(file: Buffer) {
  const { files } = XLSX.read(file, { bookFiles: true }) as { files?: Record<string, { content: Buffer }> }
  const read = (name: string) => String(files?.[name]?.content ?? '')
  const styles = read('xl/styles.xml')
  const fonts = partsOf(styles, 'fonts', /<font>.*?<\/font>/gs)
  const borders = partsOf(styles, 'borders', /<border>.*?<\/border>/gs)
  const formats = partsOf(styles, 'cellXfs', /<xf .*?\/>/gs)
  const cells = read('xl/worksheets/sheet1.xml').matchAll(/<c r="(\w+)"[^>]*? s="(\d+)"/g)
  return new Map(
    [...cells].map(([, at, style]) => {
      const format = formats[Number(style)] ?? ''
      const [, font] = /fontId="(\d+)"/.exec(format) ?? []
      const [, border] = /borderId="(\d+)"/.exec(format) ?? []
      return [at, { text: rgbOf(fonts[Number(font)]), frame: rgbOf(borders[Number(border)]) }] as const
    }),
  )
}
