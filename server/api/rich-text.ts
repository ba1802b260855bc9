import { decodeHTML } from 'entities/decode'
import { isTooLong } from '../../resources/schema/check'
import { type HtmlToken, htmlTokens } from '../../resources/schema/html-tokens'
import type { AnyResource } from '../../resources/schema/resource'
import { richSchemes, richTags } from '../../resources/schema/rich-text'
import type { UnknownRow } from '../../resources/schema/unknown-row'

type OpenTag = Extract<HtmlToken, { kind: 'open' }>

/** Elements inside one another that are kept; deeper ones leave their text. */
const deepest = 32

const renamed: ReadonlyMap<string, string> = new Map([
  ['b', 'strong'],
  ['i', 'em'],
  ['h1', 'h2'],
])
const kept: ReadonlySet<string> = new Set(richTags)
const empty: ReadonlySet<string> = new Set(['br', 'hr'])
/** What ends by itself where another element begins (HTML Standard, 13.1.2.4). */
const endedBy: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...['p', 'ul', 'ol', 'blockquote', 'hr'].map((name) => [name, ['p']] as const),
  ...['h2', 'h3'].map((name) => [name, ['p', 'h2', 'h3']] as const),
  ['li', ['p', 'li']],
])

const escapes: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
])
const escaped = (text: string, signs: RegExp) => text.replace(signs, (sign) => escapes.get(sign) ?? sign)

const decoded = (text: string) => (text.includes('&') ? decodeHTML(text) : text)

/** An address that a rich text may lead to, as a browser reads it; undefined where its scheme is not on the list. */
function addressOf(written: string | undefined): string | undefined {
  if (written === undefined) return undefined
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a browser passes them over
  const address = decoded(written).replace(/[\u0000-\u0020\u007f]/g, '')
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase()
  if (scheme) return richSchemes.some((one) => one === scheme) ? address : undefined
  return /^[\\/]{2}/.test(address) || address.includes(':') ? undefined : address
}

function linkOf({ attributes }: OpenTag): string {
  const address = addressOf(attributes.get('href'))
  const href = address === undefined ? '' : ` href="${escaped(address, /[&<>"]/g)}"`
  return `<a${href} target="_blank" rel="noopener noreferrer">`
}

/** Writes the elements of the list, each ended where it must be. */
class RichWriter {
  private readonly parts: string[] = []
  private readonly open: string[] = []

  text(written: string): void {
    this.parts.push(escaped(decoded(written), /[&<>]/g))
  }

  begin(name: string, tag: OpenTag): void {
    const ends = endedBy.get(name) ?? []
    for (let last = this.open.at(-1); last && ends.includes(last); last = this.open.at(-1)) this.end(last)
    if (empty.has(name)) this.parts.push(`<${name} />`)
    else if (this.open.length < deepest && !(name === 'a' && this.open.includes('a'))) {
      this.open.push(name)
      this.parts.push(name === 'a' ? linkOf(tag) : `<${name}>`)
    }
  }

  /** Ends an element and those inside it; nothing where it is not open. */
  end(name: string): void {
    const at = this.open.lastIndexOf(name)
    if (at >= 0) for (const one of this.open.splice(at).reverse()) this.parts.push(`</${one}>`)
  }

  toString(): string {
    if (this.open[0]) this.end(this.open[0])
    return this.parts.join('')
  }
}

/**
 * A rich text without anything that is not on the list; a link opens elsewhere. It is written anew, piece by piece: nothing of
 * what was sent gets out but decoded and escaped text and addresses. Takes time in proportion to its length.
 */
export function cleanRichText(html: string): string {
  const writer = new RichWriter()
  for (const token of htmlTokens(html)) {
    if (token.kind === 'text') {
      writer.text(token.text)
      continue
    }
    const name = renamed.get(token.name) ?? token.name
    if (!kept.has(name)) continue
    if (token.kind === 'open') writer.begin(name, token)
    else writer.end(name)
  }
  return writer.toString()
}

/** The input with its rich texts cleaned, before anything of it is checked or kept; one that is too long is refused as it is. */
export function withCleanTexts(resource: AnyResource, input: UnknownRow): UnknownRow {
  const cleaned = Object.entries(input).flatMap(([name, value]) => {
    const field = resource.fields[name]
    const isClean = field?.kind !== 'richText' || typeof value !== 'string' || isTooLong(field, value)
    return isClean ? [] : [[name, cleanRichText(value)] as const]
  })
  return cleaned.length ? { ...input, ...Object.fromEntries(cleaned) } : input
}
