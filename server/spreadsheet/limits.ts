const mega = 1024 * 1024

/** What an imported workbook may cost (specification 1 §5: 10 MB). */
export const workbookLimits = {
  /** Bytes of the file. */
  file: 10_000_000,
  /** Files inside the archive. */
  parts: 1000,
  /** Bytes that the archive unpacks to, counted while unpacking. */
  unpacked: 300 * mega,
  /** Bytes of the shared texts, which are read whole. */
  sharedTexts: 48 * mega,
  /** Bytes of any other part of XML but a sheet (styles, the list of sheets), read whole too. */
  otherXml: 16 * mega,
  /** Unpacked bytes for one packed byte, past `ratioFrom`. */
  ratio: 250,
  ratioFrom: 4 * mega,
  /** Characters of a cell: spreadsheet programs hold 32,767. */
  cell: 32_767,
  rows: 100_000,
  columns: 256,
  /** Filled cells of a workbook that is read whole. */
  cells: 5_000_000,
  /** Bytes of the rows read. */
  output: 256 * mega,
  /** Memory of the reader's JavaScript, in MiB. */
  heap: 288,
  /** Seconds of processor time given to the reader: what the file costs. */
  processor: 9,
  /** Milliseconds on the clock given to the reader, and to its waiting: past them the server is busy. */
  clock: 45_000,
  patience: 30_000,
} as const
