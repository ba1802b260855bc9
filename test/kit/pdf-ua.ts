import { glyphsOf, objectsOf, type PdfObjects, pagesOf, shownOn } from './pdf-text'

interface Paper {
  text: string
  objects: PdfObjects
  parts: ReadonlyMap<number, Part>
  pages: readonly string[]
}

/** A part of the structure: what it is, the numbers of what it is in and of what it holds. */
interface Part {
  kind: string
  parent: number | undefined
  kids: readonly number[]
}

const numbers = (text = '') => [...text.matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id))

const partsOf = (objects: PdfObjects): Map<number, Part> =>
  new Map(
    [...objects].flatMap(([id, { head }]) => {
      const [, kind] = /\/S \/(\w+)\n/.exec(head) ?? []
      if (!kind) return []
      const [, parent] = /\/P (\d+) 0 R/.exec(head) ?? []
      const [, kids] = /\/K \[([^\]]*)\]/.exec(head) ?? []
      return [[id, { kind, parent: parent ? Number(parent) : undefined, kids: numbers(kids) }]]
    }),
  )

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

const painters = /(?:^| )(?:TJ|Tj|'|"|S|s|f|F|f\*|B|B\*|b|b\*|sh|Do|EI)$/

/** What a page paints outside of every mark, and marks that lie in each other or stay open. */
function unmarked(page: string): string[] {
  let depth = 0
  const wrong = page.split('\n').filter((line) => {
    const isMark = /\bB(DC|MC)$/.test(line)
    if (isMark) depth += 1
    if (/\bEMC$/.test(line)) depth -= 1
    return isMark ? depth !== 1 : depth === 0 && painters.test(line)
  })
  return depth === 0 ? wrong : [...wrong, 'open']
}

/** The kinds of structure of ISO 32000-1, 14.8.4, that documents of text use. */
const kinds =
  'Document Part Sect Div BlockQuote Caption TOC TOCI P H1 H2 H3 H4 H5 H6 L LI Lbl LBody Table TR TH TD THead TBody TFoot Span Quote Reference Link Figure Formula'.split(
    ' ',
  )

/** What may stand in what (ISO 14289-1, 7.2), both ways. */
const holds: Readonly<Record<string, readonly string[]>> = {
  Table: ['TR', 'THead', 'TBody', 'TFoot', 'Caption'],
  THead: ['TR'],
  TBody: ['TR'],
  TFoot: ['TR'],
  TR: ['TH', 'TD'],
  L: ['L', 'LI', 'Caption'],
  LI: ['Lbl', 'LBody'],
  TOC: ['TOC', 'TOCI', 'Caption'],
}
const isHeld = ({ parts }: Paper) =>
  [...parts.values()].every(({ kind, parent, kids }) => {
    const inside = kids.map((id) => parts.get(id)?.kind ?? '')
    const above = parts.get(parent ?? 0)?.kind ?? ''
    const homes = Object.keys(holds).filter((home) => holds[home]?.includes(kind))
    return (
      (holds[kind]?.length ? inside.every((one) => holds[kind]?.includes(one)) : true) &&
      (['Caption', 'L', 'TOC'].includes(kind) || !homes.length || homes.includes(above))
    )
  })

const areRowsAlike = ({ parts }: Paper) =>
  [...parts.values()]
    .filter(({ kind }) => kind === 'Table')
    .every(({ kids }) => new Set(kids.map((id) => parts.get(id)?.kids.length)).size === 1)

/** The ranks of the headings, in the order of reading. */
function ranksOf({ parts }: Paper): number[] {
  const walk = (id: number): number[] => {
    const part = parts.get(id)
    if (!part) return []
    const [, rank] = /^H(\d)$/.exec(part.kind) ?? []
    return [...(rank ? [Number(rank)] : []), ...part.kids.flatMap(walk)]
  }
  return [...parts].filter(([, { kind }]) => kind === 'Document').flatMap(([id]) => walk(id))
}

interface Face {
  name: string
  widths: readonly number[]
  /** The widths that the embedded font says, in thousandths. */
  own: readonly number[]
  /** Whether the set of embedded glyphs, where it is given, names each. */
  isWhole: boolean
}

/** A font's own widths (tables `head`, `hhea`, `hmtx`, `maxp` of TrueType). */
function ownWidths(stream: string): number[] {
  if (!stream) return []
  const font = Buffer.from(stream, 'latin1')
  const at = new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index).map((entry) => [
      font.toString('latin1', entry, entry + 4),
      font.readUInt32BE(entry + 8),
    ]),
  )
  const place = (table: string) => at.get(table) ?? 0
  const units = font.readUInt16BE(place('head') + 18)
  const long = font.readUInt16BE(place('hhea') + 34)
  return Array.from(
    { length: font.readUInt16BE(place('maxp') + 4) },
    (_, glyph) => (1000 * font.readUInt16BE(place('hmtx') + 4 * Math.min(glyph, long - 1))) / units,
  )
}

function facesOf({ objects }: Paper): Face[] {
  const heads = [...objects.values()].map(({ head }) => head).join('\n')
  const named = (head: string, key: string) =>
    objects.get(Number(new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(head)?.[1]))
  return [...heads.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => {
    const below = named(objects.get(Number(id))?.head ?? '', 'DescendantFonts')?.head ?? ''
    const descriptor = named(below, 'FontDescriptor')?.head ?? ''
    const own = ownWidths(named(descriptor, 'FontFile2')?.stream ?? '')
    const [, widths = ''] = /\/W \[0 \[([^\]]*)\]\]/.exec(below) ?? []
    const set = named(descriptor, 'CIDSet')
    const isIn = (glyph: number) => ((set?.stream.charCodeAt(glyph >> 3) ?? 255) & (128 >> (glyph & 7))) !== 0
    return { name, widths: widths.split(' ').map(Number), own, isWhole: own.every((_, glyph) => isIn(glyph)) }
  })
}

const shownIn = ({ pages }: Paper) => pages.flatMap(shownOn)

/**
 * The rules of veraPDF's profile of PDF/UA-1 that documents of text alone can break, by their clause; each says whether a
 * document passes. What has rules of its own there and that our documents never hold (notes, layers, attachments, forms, links and other
 * annotations, objects drawn twice) is refused as a whole.
 */
const uaChecks: Readonly<Record<string, (paper: Paper) => boolean>> = {
  '5 it says that it is PDF/UA-1': ({ text }) =>
    /xmlns:pdfuaid="http:\/\/www\.aiim\.org\/pdfua\/ns\/id\/"[^>]*>\s*<pdfuaid:part>1<\/pdfuaid:part>/.test(
      text,
    ),
  '5 its properties are XML': ({ text }) => !/<(?:rdf:li|dc:|xmp:)[^>]*>[^<]*&(?!\w+;)/.test(text),
  '6.1 its head says a version up to 1.7': ({ text }) => /^%PDF-1\.[0-7]\n%[\x80-\xff]{4}/.test(text),
  '7.1 it is tagged': ({ text }) => /\/Marked true/.test(text) && /\/StructTreeRoot \d+ 0 R/.test(text),
  '7.1 no part of a page stands outside, no mark in a mark': ({ pages }) =>
    pages.length > 0 && pages.flatMap(unmarked).length === 0,
  '7.1 its tags are not suspect': ({ text }) => !/\/Suspects true/.test(text),
  '7.1 its parts are of standard kinds': ({ text, parts }) =>
    !/\/RoleMap /.test(text) && [...parts.values()].every(({ kind }) => kinds.includes(kind)),
  '7.1 each part says what it is in': ({ parts, objects }) =>
    [...parts.values()].every(({ parent = 0 }) => parts.has(parent) || objects.get(parent)) &&
    [...parts].every(([id, { kids }]) => kids.every((kid) => parts.get(kid)?.parent === id)),
  '7.1 its title is shown': ({ text }) =>
    /\/Metadata \d+ 0 R/.test(text) &&
    /\/DisplayDocTitle true/.test(text) &&
    /<dc:title>\s*<rdf:Alt>\s*<rdf:li[^>]*>[^<]+</.test(text),
  '7.2 its language is said': ({ text }) => /\/Lang \(fr-FR\)/.test(text),
  '7.2 tables hold rows, rows cells, lists their points': isHeld,
  '7.2 the rows of a table are as long': areRowsAlike,
  '7.3 figures say what they show': ({ text }) =>
    count(text, /\/S \/(?:Figure|Formula)\n/g) <= count(text, /\/Alt \(/g),
  '7.4.2 headings begin at the first rank and skip none': (paper) =>
    ranksOf(paper).every((rank, index, all) => rank <= (all[index - 1] ?? 0) + 1),
  '7.5 heads of tables say what they name': ({ text }) =>
    count(text, /\/S \/TH\n/g) === count(text, /\/Scope \/(?:Column|Row|Both)/g),
  '7.9 to 7.20 it holds nothing but text': ({ text }) =>
    !/\/(?:S \/Note|OCProperties|EmbeddedFiles|AF \[|AcroForm|XFA|Annots|Subtype \/(?:Form|PS|Image)|Type \/(?:Filespec|Annot))\b/.test(
      text,
    ),
  '7.16 readers may take its text': ({ text }) => !/\/Encrypt /.test(text),
  '7.18.3 pages are passed through in their order': ({ text }) =>
    count(text, /\/Type \/Page\n/g) === count(text, /\/Tabs \/S/g),
  '7.21.3.1 codes and glyphs are numbered alike': ({ text }) =>
    count(text, /\/Encoding \/Identity-H\n/g) === count(text, /\/Subtype \/Type0\n/g),
  '7.21.3.2 glyphs are found by their number': ({ text }) =>
    count(text, /\/CIDToGIDMap \/Identity/g) === count(text, /\/Subtype \/CIDFontType2\n/g),
  '7.21.4.1 its fonts are embedded': ({ text }) =>
    !/\/Subtype \/(?:Type1|Type3|MMType1|TrueType|CIDFontType0)\n/.test(text) &&
    count(text, /\/FontFile2 \d/g) === count(text, /\/Subtype \/Type0\n/g),
  '7.21.4.1 each written glyph is embedded, 7.21.8 and is there': (paper) => {
    const sizes = new Map(facesOf(paper).map(({ name, widths }) => [name, widths.length]))
    return shownIn(paper).every(({ font, codes }) =>
      codes.every((code) => code > 0 && code < (sizes.get(font) ?? 0)),
    )
  },
  '7.21.4.2 the set of glyphs names each': (paper) => facesOf(paper).every(({ isWhole }) => isWhole),
  '7.21.5 glyphs are as wide as their font says': (paper) =>
    facesOf(paper).every(({ widths, own }) =>
      // pdfkit gives the missing glyph, which nothing writes, in units of the font.
      widths.every((width, glyph) => glyph === 0 || Math.abs(width - (own[glyph] ?? 0)) <= 1),
    ),
  '7.21.7 each glyph says its letter': ({ text, objects }) =>
    count(text, /\/ToUnicode \d/g) === count(text, /\/Subtype \/Type0\n/g) &&
    [...glyphsOf(objects).values()].every((glyphs) =>
      glyphs.slice(1).every((said) => said && !/[\0\ufeff\ufffe]/.test(said)),
    ),
}

/** What a document does not keep of PDF/UA-1 (ISO 14289-1), by clause. */
export function uaFaults(pdf: Buffer): string[] {
  const objects = objectsOf(pdf)
  const paper: Paper = {
    text: pdf.toString('latin1'),
    objects,
    parts: partsOf(objects),
    pages: pagesOf(objects),
  }
  return Object.entries(uaChecks).flatMap(([name, passes]) => (passes(paper) ? [] : [name]))
}
