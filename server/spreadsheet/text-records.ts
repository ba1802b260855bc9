/** One record of a text of separated values: its place from 0, and its values. */
export interface TextRecord {
  line: number
  values: string[]
}

/** The end of a quoted value that begins at `from`: where its closing quote stands, or the end of the text. */
function closing(text: string, from: number): number {
  let at = text.indexOf('"', from)
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at < 0 ? text.length : at
}

/** Where the value that begins at `from` ends: at a separator, a line end or the end of the text. */
function plainEnd(text: string, from: number, separator: string): number {
  let at = from
  for (; at < text.length; at++) {
    const char = text[at]
    if (char === separator || char === '\n' || char === '\r') break
  }
  return at
}

/** Reads a text of separated values (RFC 4180): quotes count at the start of a value alone, lines end by LF, CRLF or CR. */
export function* recordsOf(text: string, separator: string): Generator<TextRecord> {
  let [at, line] = [0, 0]
  let values: string[] = []
  while (at < text.length) {
    const isQuoted = text[at] === '"'
    const quote = isQuoted ? closing(text, at + 1) : at
    const end = plainEnd(text, isQuoted ? quote + 1 : at, separator)
    const rest = text.slice(isQuoted ? quote + 1 : at, end)
    values.push(isQuoted ? text.slice(at + 1, quote).replaceAll('""', '"') + rest : rest)
    at = end + 1
    if (text[end] === separator) {
      if (at === text.length) values.push('')
      if (at < text.length) continue
    }
    if (text[end] === '\r' && text[at] === '\n') at++
    yield { line: line++, values }
    values = []
  }
}
