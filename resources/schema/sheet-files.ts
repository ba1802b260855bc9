import { lookup } from './lookup'

/** How a file of rows is read. */
export type SheetKind = 'xlsx' | 'xls' | 'ods' | 'text'

/** The files of rows that are taken, by the ending of their names; the macros of an xlsm are passed over. */
const sheetFiles: Readonly<Record<string, { kind: SheetKind; label: string }>> = lookup({
  xlsx: { kind: 'xlsx', label: 'Excel' },
  xlsm: { kind: 'xlsx', label: 'Excel' },
  xls: { kind: 'xls', label: 'Excel' },
  ods: { kind: 'ods', label: 'OpenDocument' },
  csv: { kind: 'text', label: 'CSV' },
  tsv: { kind: 'text', label: 'CSV' },
  txt: { kind: 'text', label: 'CSV' },
})

/** How a file is read by its name; undefined for one that is no file of rows. */
export const sheetKindOf = (filename: string): SheetKind | undefined =>
  sheetFiles[/\.([a-z]+)$/i.exec(filename)?.[1]?.toLowerCase() ?? '']?.kind

const endings = Object.keys(sheetFiles)

/** The `accept` attribute of a file picker: endings, since systems disagree on the types of CSV. */
export const sheetAccept: string = endings.map((ending) => `.${ending}`).join(',')

/** « Excel (.xlsx, .xlsm, .xls), OpenDocument (.ods), CSV (.csv, .tsv, .txt) ». */
export const sheetFilesSaid: string = [...new Set(Object.values(sheetFiles).map(({ label }) => label))]
  .map((label) => {
    const own = endings.filter((ending) => sheetFiles[ending]?.label === label)
    return `${label} (${own.map((ending) => `.${ending}`).join(', ')})`
  })
  .join(', ')

/** The encodings that a text may be read in, as `TextDecoder` calls them. */
export const textEncodings = lookup({
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
} as const)
export type TextEncoding = keyof typeof textEncodings

/** What may stand between the values of a text, by its name. */
export const textSeparators = lookup({ semicolon: ';', comma: ',', tab: '\t' } as const)
export type TextSeparator = keyof typeof textSeparators

/** How somebody wants a file to be read; what is not said is guessed. */
export interface SheetReading {
  encoding?: TextEncoding | undefined
  separator?: TextSeparator | undefined
  /** Names of sheets, read one after the other. */
  sheets?: readonly string[] | undefined
}

/** Rows at the top of a sheet among which its titles are looked for. */
export const titleRows = 50

/** A sheet that was read, and the line, from 0, that its rows are counted from in the file as a whole. */
export interface ReadPart {
  name: string
  from: number
}

/** The number of a line, counted from 0 in the file as a whole, as it stands in its sheet: « 12 », « 12 (Février) ». */
export function lineSaid(parts: readonly ReadPart[], line: number): string {
  const part = parts.findLast(({ from }) => from <= line)
  if (!part || parts.length < 2) return (line + 1).toLocaleString('fr-FR')
  return `${(line - part.from + 1).toLocaleString('fr-FR')} (${part.name})`
}
