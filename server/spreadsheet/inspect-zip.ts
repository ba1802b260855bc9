import { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import type { SheetKind } from '../../resources/schema/sheet-files'
import { workbookLimits } from './limits'
import { WorkbookRefused } from './refusal'
import { readDirectory, type ZipEntry } from './zip-directory'

const isXml = (name: string) => /\.(xml|rels)$/i.test(name)

/** Largest unpacked size of a part: sheets are read as a stream, other parts of XML whole. */
function partLimit(name: string): number {
  if (/^(xl\/sharedStrings|content)\.xml$/i.test(name)) return workbookLimits.sharedTexts
  const isSheet = /^xl\/worksheets\/[^/]+\.xml$/i.test(name)
  return isXml(name) && !isSheet ? workbookLimits.otherXml : workbookLimits.unpacked
}

/** The workbooks that are archives. */
type ZippedKind = Extract<SheetKind, 'xlsx' | 'ods'>

const forbidden = ['<!DOCTYPE', '<!ENTITY'].map((text) => Buffer.from(text))

/** Refuses by the names alone what is no workbook. Macros and links to other files are left where they are: nobody runs or follows them. */
function inspectNames(names: readonly string[], kind: ZippedKind) {
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name))
  if (has(/^xl\/workbook\.bin$/i)) throw new WorkbookRefused('xlsb')
  const isWanted =
    kind === 'ods'
      ? has(/^mimetype$/) && has(/^content\.xml$/)
      : has(/^\[Content_Types\]\.xml$/i) && has(/^xl\/workbook\.xml$/i)
  if (!isWanted) throw new WorkbookRefused('notSpreadsheet')
}

/** Unpacks one entry without keeping it: its real size, and no document type in it. */
async function measure(file: Buffer, entry: ZipEntry, left: number): Promise<number> {
  const packed = file.subarray(entry.start, entry.end)
  const unpacked = entry.method === 8 ? Readable.from([packed]).pipe(createInflateRaw()) : [packed]
  const limit = Math.min(left, partLimit(entry.name))
  let size = 0
  let tail: Buffer = Buffer.alloc(0)
  for await (const chunk of unpacked as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit) throw new WorkbookRefused('tooBig')
    if (size > workbookLimits.ratioFrom && size > packed.length * workbookLimits.ratio)
      throw new WorkbookRefused('tooBig')
    if (!isXml(entry.name)) continue
    const text = Buffer.concat([tail, chunk])
    if (forbidden.some((word) => text.includes(word))) throw new WorkbookRefused('external')
    tail = text.subarray(-16)
  }
  return size
}

/** Looks at a workbook that is an archive before any reader does: directory, names, real sizes, document types. Throws `WorkbookRefused`. */
export async function inspectZip(file: Buffer, kind: ZippedKind): Promise<void> {
  const entries = readDirectory(file)
  inspectNames(
    entries.map((entry) => entry.name),
    kind,
  )
  let left: number = workbookLimits.unpacked
  for (const entry of entries) {
    try {
      left -= await measure(file, entry, left)
    } catch (error) {
      throw error instanceof WorkbookRefused ? error : new WorkbookRefused('damaged')
    }
  }
}
