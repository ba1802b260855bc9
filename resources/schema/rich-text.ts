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

/** A cleaned rich text as plain text: one line a paragraph or a point, an address after the words that link to it. */
export const plainOf = (html: string): string =>
  html
    .replace(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g, (_, address: string, words: string) =>
      words.includes(address) ? words : `${words} (${address.replace(/^mailto:|^tel:/, '')})`,
    )
    .replace(/<li[^>]*>/g, '• ')
    .replace(/<\/(p|h2|h3|blockquote|ul|ol)>/g, '\n\n')
    .replace(/<\/li>|<br\s*\/?>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/• \s*/g, '• ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
