import { constants, inflateSync } from 'node:zlib'

/** The last byte of a stream may look like the end of its line. */
const finishFlush = constants.Z_SYNC_FLUSH
const inflated = (stream: string): string => {
  try {
    return inflateSync(Buffer.from(stream, 'latin1'), { finishFlush }).toString('latin1')
  } catch {
    return ''
  }
}
export type PdfObjects = ReadonlyMap<number, { head: string; stream: string }>

/** The objects of a document, by number: what stands before their stream, and the stream. */
export const objectsOf = (pdf: Buffer): PdfObjects =>
  new Map(
    [...pdf.toString('latin1').matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, text = '']) => {
      const [head = '', body = ''] = text.split(/\nstream\r?\n/)
      return [Number(id), { head, stream: inflated(body) }]
    }),
  )

/** What the pages draw, page by page in the order of their objects. */
export const pagesOf = (objects: PdfObjects): string[] =>
  [...objects.values()].flatMap(({ head }) => {
    const [, id] = /\/Contents (\d+) 0 R/.exec(head) ?? []
    return id ? [objects.get(Number(id))?.stream ?? ''] : []
  })

const utf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** What the glyphs of each embedded font stand for, as its table for readers of the screen says (PDF/UA 7.21.7). */
export function glyphsOf(objects: PdfObjects): Map<string, readonly string[]> {
  const heads = [...objects.values()].map(({ head }) => head).join('\n')
  const fonts = new Map(
    [...heads.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => [name, Number(id)]),
  )
  return new Map(
    [...fonts].map(([name, id]) => {
      const [, table] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '') ?? []
      const ranges =
        objects.get(Number(table))?.stream.matchAll(/<[0-9a-f]+> <[0-9a-f]+> \[([^\]]*)\]/g) ?? []
      const texts = [...ranges].flatMap(([, said = '']) => [...said.matchAll(/<([0-9a-f ]*)>/g)])
      return [name, texts.map(([, hex = '']) => utf16(hex.replaceAll(' ', '')))]
    }),
  )
}

export interface Shown {
  font: string
  codes: readonly number[]
}

/** The glyphs that a page writes, piece by piece, each with its font. */
export function shownOn(page: string): Shown[] {
  let font = ''
  return [...page.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].flatMap(([, name, shown = '']) => {
    if (name) font = name
    const codes = [...shown.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    return name ? [] : [{ font, codes: codes.map((code) => Number.parseInt(code, 16)) }]
  })
}

/** What a document of pdfkit writes, piece by piece in the order of its pages. */
export function textsOf(pdf: Buffer): string[] {
  const objects = objectsOf(pdf)
  const glyphs = glyphsOf(objects)
  return pagesOf(objects)
    .flatMap(shownOn)
    .map(({ font, codes }) => codes.map((code) => glyphs.get(font)?.[code] ?? '').join(''))
}
