/** A piece of an HTML text; entities are as they were written. */
export type HtmlToken =
  | { kind: 'text'; text: string }
  | { kind: 'open'; name: string; attributes: ReadonlyMap<string, string> }
  | { kind: 'close'; name: string }

interface Tag {
  name: string
  attributes: ReadonlyMap<string, string>
  /** Index behind the `>`. */
  end: number
}

/** Elements whose content is no markup: it goes with them. */
const rawContent =
  /^(script|style|textarea|title|xmp|iframe|noembed|noframes|noscript|plaintext|template|svg|math)$/

const none: ReadonlyMap<string, string> = new Map()

function isLetter(html: string, at: number): boolean {
  const code = html.charCodeAt(at) | 32
  return code >= 97 && code <= 122
}

/** Space, tab, line feed, form feed, carriage return. */
function isBlank(html: string, at: number): boolean {
  const code = html.charCodeAt(at)
  return code === 32 || (code >= 9 && code <= 13)
}

const isAt = (html: string, at: number, signs: string) => at < html.length && signs.includes(html.charAt(at))

/** Index of the first blank from `at`, or of the first of some signs. */
function endOfRun(html: string, at: number, signs: string): number {
  let index = at
  while (index < html.length && !isBlank(html, index) && !signs.includes(html.charAt(index))) index++
  return index
}

function behindBlanks(html: string, at: number): number {
  let index = at
  while (isBlank(html, index)) index++
  return index
}

/** The value behind an `=`; undefined where its quote is never closed. */
function readValue(html: string, from: number): { value: string; end: number } | undefined {
  const quote = html[from]
  if (quote === '"' || quote === "'") {
    const close = html.indexOf(quote, from + 1)
    return close < 0 ? undefined : { value: html.slice(from + 1, close), end: close + 1 }
  }
  const end = endOfRun(html, from, '>')
  return { value: html.slice(from, end), end }
}

/** The tag whose name begins at `from`; undefined where the text ends before it does. */
function readTag(html: string, from: number): Tag | undefined {
  let attributes: Map<string, string> | undefined
  let at = endOfRun(html, from, '/>')
  const name = html.slice(from, at).toLowerCase()
  while (at < html.length) {
    while (isBlank(html, at) || isAt(html, at, '/')) at++
    if (isAt(html, at, '>')) return { name, attributes: attributes ?? none, end: at + 1 }
    const end = endOfRun(html, at + 1, '=/>')
    const key = html.slice(at, end).toLowerCase()
    at = behindBlanks(html, end)
    if (!isAt(html, at, '=')) continue
    const read = readValue(html, behindBlanks(html, at + 1))
    if (!read) return undefined
    attributes ??= new Map()
    if (!attributes.has(key)) attributes.set(key, read.value)
    at = read.end
  }
  return undefined
}

/** Index behind `end`, searched from `at`; the end of the text where it is not found. */
function behind(html: string, end: string, at: number): number {
  const found = html.indexOf(end, at)
  return found < 0 ? html.length : found + end.length
}

/** Where the content of an element ends that holds no markup. */
function endOfRaw(html: string, name: string, at: number): number {
  const closing = new RegExp(`</${name}`, 'gi')
  closing.lastIndex = at
  return closing.exec(html)?.index ?? html.length
}

/** Index behind a comment, a declaration or an odd closing that begins at `open`; undefined where a text goes on. */
function behindOther(html: string, open: number): number | undefined {
  if (html.startsWith('<!--', open)) return behind(html, '-->', open + 4)
  return isAt(html, open + 1, '/!?') ? behind(html, '>', open + 2) : undefined
}

/**
 * Reads an HTML text piece by piece, in time proportional to its length whatever it holds: each sign is looked at a fixed number
 * of times. Comments, declarations, an unfinished tag and the content of scripts and the like are passed over.
 */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  let [from, open] = [0, html.indexOf('<')]
  for (; open >= 0; open = html.indexOf('<', open)) {
    const isClosing = html[open + 1] === '/'
    const named = open + (isClosing ? 2 : 1)
    const isTag = isLetter(html, named)
    const other = isTag ? undefined : behindOther(html, open)
    if (!isTag && other === undefined) {
      open++
      continue
    }
    if (open > from) yield { kind: 'text', text: html.slice(from, open) }
    const tag = isTag ? readTag(html, named) : undefined
    if (isTag && !tag) return
    from = open = tag?.end ?? other ?? html.length
    if (!tag) continue
    if (isClosing) yield { kind: 'close', name: tag.name }
    else if (rawContent.test(tag.name)) from = open = endOfRaw(html, tag.name, open)
    else yield { kind: 'open', name: tag.name, attributes: tag.attributes }
  }
  if (from < html.length) yield { kind: 'text', text: html.slice(from) }
}
