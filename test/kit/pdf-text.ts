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
const streamsOf = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, stream = '']) =>
    inflated(stream),
  )

/** The texts that are neither content of the structure nor passed over by readers of the screen (PDF/UA 7.1). */
export const unmarkedTexts = (pdf: Buffer): string[] =>
  streamsOf(pdf).flatMap((stream) => {
    let depth = 0
    return stream.split('\n').filter((line) => {
      if (/\bB(DC|MC)$/.test(line)) depth += 1
      if (/\bEMC$/.test(line)) depth -= 1
      return depth === 0 && line.endsWith(' TJ')
    })
  })

/** The objects of a document, by number: what stands before their stream, and the stream. */
export const objectsOf = (pdf: Buffer): Map<number, { head: string; stream: string }> =>
  new Map(
    [...pdf.toString('latin1').matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, text = '']) => {
      const [head = '', body = ''] = text.split(/\nstream\r?\n/)
      return [Number(id), { head, stream: inflated(body) }]
    }),
  )

const utf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** What the glyphs of each embedded font stand for, as its table for readers of the screen says (PDF/UA 7.21.7). */
export function glyphsOf(pdf: Buffer): Map<string, readonly string[]> {
  const objects = objectsOf(pdf)
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

/** What a document of pdfkit writes, piece by piece in the order of its streams. */
export function textsOf(pdf: Buffer): string[] {
  const glyphs = glyphsOf(pdf)
  return streamsOf(pdf).flatMap((stream) => {
    let font = ''
    return [...stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].flatMap(([, name, shown = '']) => {
      if (name) font = name
      const codes = [...shown.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
      return name ? [] : [codes.map((code) => glyphs.get(font)?.[Number.parseInt(code, 16)] ?? '').join('')]
    })
  })
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** Checks of PDF/UA that veraPDF makes too, by their clause; each says whether a document passes. */
const uaChecks: Readonly<Record<string, (paper: string, pdf: Buffer) => boolean>> = {
  '5 it says that it is PDF/UA-1': (paper) => /<pdfuaid:part>1<\/pdfuaid:part>/.test(paper),
  '5 its properties are XML': (paper) => !/<(?:rdf:li|dc:|xmp:)[^>]*>[^<]*&(?!\w+;)/.test(paper),
  '7.1 it is tagged': (paper) => /\/Marked true/.test(paper) && /\/StructTreeRoot \d+ 0 R/.test(paper),
  '7.1 no part of a page stands outside': (_paper, pdf) => unmarkedTexts(pdf).length === 0,
  '7.1 its title is shown': (paper) =>
    /\/DisplayDocTitle true/.test(paper) && /<dc:title>\s*<rdf:Alt>\s*<rdf:li[^>]*>[^<]+</.test(paper),
  '7.2 its language is said': (paper) => /\/Lang \(fr-FR\)/.test(paper),
  '7.3 figures say what they show': (paper) => count(paper, /\/S \/Figure\n/g) <= count(paper, /\/Alt \(/g),
  '7.4.2 headings begin at the first rank': (paper) =>
    !/\/S \/H2\n/.test(paper) || count(paper, /\/S \/H1\n/g) === 1,
  '7.5 heads of tables say what they name': (paper) =>
    count(paper, /\/S \/TH\n/g) === count(paper, /\/Scope \/(?:Column|Row|Both)/g),
  '7.16 readers may take its text': (paper) => !/\/Encrypt /.test(paper),
  '7.18.3 pages are passed through in their order': (paper) =>
    !/\/Annots \[\s*\d/.test(paper) || /\/Tabs \/S/.test(paper),
  '7.21.4.1 its fonts are embedded': (paper) =>
    !/\/Subtype \/Type1\n/.test(paper) &&
    count(paper, /\/FontFile2 \d/g) === count(paper, /\/Subtype \/Type0\n/g),
  '7.21.3.2 glyphs are found by their number': (paper) =>
    count(paper, /\/CIDToGIDMap \/Identity/g) === count(paper, /\/Subtype \/CIDFontType2\n/g),
  '7.21.7 each glyph says its letter': (paper, pdf) =>
    count(paper, /\/ToUnicode \d/g) === count(paper, /\/Subtype \/Type0\n/g) &&
    [...glyphsOf(pdf).values()].every((glyphs) => glyphs.slice(1).every((text) => text && text !== '\0')),
}

/** What a document does not keep of PDF/UA-1 (ISO 14289-1), by clause. */
export const uaFaults = (pdf: Buffer): string[] =>
  Object.entries(uaChecks).flatMap(([name, passes]) => (passes(pdf.toString('latin1'), pdf) ? [] : [name]))
