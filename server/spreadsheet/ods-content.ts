import { inflateRawSync } from 'node:zlib'
import { workbookLimits } from './limits'
import { WorkbookRefused } from './refusal'
import { readDirectory } from './zip-directory'

/** The columns and rows of the largest sheet that a spreadsheet program makes. */
const [mostColumns, mostRows] = [16_384, 1_048_576]

/** The text of an inspected OpenDocument workbook. Throws `WorkbookRefused` on one under a password. */
export function contentOf(file: Buffer): string {
  const textOf = (name: string) => {
    const entry = readDirectory(file).find((one) => one.name === name)
    if (!entry) return ''
    const packed = file.subarray(entry.start, entry.end)
    const bytes = entry.method
      ? inflateRawSync(packed, { maxOutputLength: workbookLimits.sharedTexts })
      : packed
    return bytes.toString('utf8')
  }
  if (/<(?:\w+:)?encryption-data[\s>]/.test(textOf('META-INF/manifest.xml')))
    throw new WorkbookRefused('protected')
  return textOf('content.xml')
}

const tag = /<table:(table-row|table-cell)\b([^>]*?)(\/?)>/g
const timesIn = (attributes: string, what: string) =>
  Number(new RegExp(`number-${what}-repeated=["'](\\d+)["']`).exec(attributes)?.[1] ?? 1)

/** Refuses cells and rows that are said to repeat more often than any sheet has room for, or than memory holds. */
export function refuseRepeats(content: string): void {
  let [rows, filled] = [1, 0]
  for (const [, name, attributes = '', closed] of content.matchAll(tag)) {
    if (name === 'table-row') {
      rows = timesIn(attributes, 'rows')
      if (rows > mostRows) throw new WorkbookRefused('tooManyRows')
      continue
    }
    const columns = timesIn(attributes, 'columns')
    if (columns > mostColumns) throw new WorkbookRefused('tooManyColumns')
    if (!closed) filled += rows * columns
    if (filled > workbookLimits.cells) throw new WorkbookRefused('tooBig')
  }
}

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}=["']([^"']*)["']`).exec(tag)?.[1]

/** The names of the sheets that are not seen. */
export function hiddenSheets(content: string): ReadonlySet<string> {
  const styles = content.matchAll(/<style:style\s[^>]*style:family=["']table["'][\s\S]*?<\/style:style>/g)
  const hidden = new Set(
    [...styles]
      .filter(([style]) => /table:display=["']false["']/.test(style))
      .map(([style]) => attribute(style, 'style:name')),
  )
  const tables = content.match(/<table:table\s[^>]*>/g) ?? []
  return new Set(
    tables
      .filter((tag) => hidden.has(attribute(tag, 'table:style-name')))
      .map((tag) => attribute(tag, 'table:name') ?? ''),
  )
}
