import type { SheetKind } from '../../resources/schema/sheet-files'

/** What begins a compound file: an xls, or an encrypted workbook of any kind. */
const compound = [0xd0, 0xcf, 0x11, 0xe0]
const zip = [0x50, 0x4b, 3, 4]

const begins = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, place) => bytes[place] === byte)

/** A sheet of Excel 2 to 5 without the compound file around it, as simple programs write it: the record BOF, its length. */
const isBareSheet = ([record, version = 0, length = 0, high]: Uint8Array) =>
  record === 9 && [0, 2, 4, 8].includes(version) && length >= 4 && length <= 16 && high === 0

export type WorkbookFormat = 'zip' | 'compound' | 'bare'

/** What a file is by its first four bytes; undefined for what is no workbook. */
export function formatOf(bytes: Uint8Array): WorkbookFormat | undefined {
  if (begins(bytes, zip)) return 'zip'
  if (begins(bytes, compound)) return 'compound'
  return isBareSheet(bytes) ? 'bare' : undefined
}

/** Whether a file of a kind may begin so; a workbook under a password is a compound file whatever its kind, and is told. */
export function mayBe(kind: SheetKind, format: WorkbookFormat | undefined): boolean {
  if (kind === 'text') return format !== 'zip' && format !== 'compound'
  if (kind === 'xls') return format === 'compound' || format === 'bare'
  return format === 'zip' || format === 'compound'
}
