import { htmlTokens } from './html-tokens'
import { lookup } from './lookup'

/** What a rich text may hold: the same list cleans it when it is kept and when it is shown. */
export const richTags = [
  'p',
  'br',
  'strong',
  'em',
  'u',
  's',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'blockquote',
  'hr',
  'a',
] as const

/** Attributes by tag; a link opens outside and tells nothing of where it stands. */
export const richAttributes = { a: ['href', 'target', 'rel'] } as const
export const richSchemes = ['https', 'http', 'mailto', 'tel'] as const

const entities: Readonly<Record<string, string>> = lookup({
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
})

const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)

const closings: Readonly<Record<string, string>> = lookup({
  ...Object.fromEntries(['p', 'h2', 'h3', 'blockquote', 'ul', 'ol'].map((name) => [name, '\n\n'])),
  li: '\n',
})

/** A cleaned rich text as plain text: one line a paragraph or a point, an address after the words that link to it. */
export function plainOf(html: string): string {
  const parts: string[] = []
  let link: { address: string; from: number } | undefined
  for (const token of htmlTokens(html)) {
    if (token.kind === 'text') parts.push(decoded(token.text))
    else if (token.kind === 'open') {
      if (token.name === 'a')
        link = { address: decoded(token.attributes.get('href') ?? ''), from: parts.length }
      parts.push({ li: '• ', br: '\n' }[token.name] ?? '')
    } else if (token.name !== 'a') parts.push(closings[token.name] ?? '')
    else if (link) {
      const { address, from } = link
      link = undefined
      if (!parts.slice(from).join('').includes(address))
        parts.push(` (${address.replace(/^mailto:|^tel:/, '')})`)
    }
  }
  return parts
    .join('')
    .replace(/• \s*/g, '• ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
