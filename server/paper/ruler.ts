import { fonts, printable } from './pdf-page'

type Doc = PDFKit.PDFDocument
type Weight = keyof typeof fonts

/** How wide texts are in one size of the documents' fonts, and where their lines break. */
export interface Ruler {
  size: number
  widthOf: (text: string, weight?: Weight) => number
  /** The lines of a text in a column; a word that is wider than it goes on in the next line. */
  linesOf: (text: string, width: number, weight?: Weight) => string[]
  /** The width of its widest word. */
  wordOf: (text: string, weight?: Weight) => number
}

/** Measures texts word by word, each word once: the fonts know no kerning. */
export function rulerOf(doc: Doc, size: number): Ruler {
  const known = { regular: new Map<string, number>(), bold: new Map<string, number>() }
  const widthOf = (text: string, weight: Weight = 'regular'): number => {
    const found = known[weight].get(text)
    if (found !== undefined) return found
    const width = doc.font(fonts[weight]).fontSize(size).widthOfString(text)
    known[weight].set(text, width)
    return width
  }
  /** The parts of a word that fit into a line each. */
  const broken = (word: string, width: number, weight: Weight): string[] => {
    if (widthOf(word, weight) <= width) return [word]
    const parts = ['']
    for (const sign of word) {
      const longer = `${parts.at(-1)}${sign}`
      const wide = [...longer].reduce((sum, one) => sum + widthOf(one, weight), 0)
      if (wide > width && parts.at(-1)) parts.push(sign)
      else parts[parts.length - 1] = longer
    }
    return parts
  }
  const wrapped = (text: string, width: number, weight: Weight): string[] => {
    const lines: string[] = []
    let [line, wide] = ['', 0]
    for (const word of text.split(' ').flatMap((one) => broken(one, width, weight))) {
      const own = widthOf(word, weight)
      const more = line ? widthOf(' ', weight) + own : own
      if (line && wide + more > width) {
        lines.push(line)
        ;[line, wide] = [word, own]
      } else {
        line = line ? `${line} ${word}` : word
        wide += more
      }
    }
    return [...lines, line]
  }
  return {
    size,
    widthOf: (text, weight) => widthOf(printable(text), weight),
    linesOf: (text, width, weight = 'regular') =>
      printable(text)
        .split('\n')
        .flatMap((line) => wrapped(line, width, weight)),
    wordOf: (text, weight) =>
      Math.max(
        0,
        ...printable(text)
          .split(/[ \n]/)
          .map((word) => widthOf(word, weight)),
      ),
  }
}
