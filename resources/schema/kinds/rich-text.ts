import { defineKind } from '../kind'
import { lookup } from '../lookup'
import { textOperators } from '../operators'
import { plainOf } from '../rich-text'
import { checkText } from '../text-checks'

const escapes: Readonly<Record<string, string>> = lookup({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })
const safe = (text: string) => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)

/**
 * A text with emphasis, titles, lists and links, as HTML; 20,000 characters unless told. The server keeps nothing but what
 * `rich-text.ts` lists. What is typed or imported without tags becomes paragraphs.
 */
export const richText = defineKind<string>({
  column: () => 'text',
  json: (field) => ({ type: 'string', maxLength: field.max ?? 20_000 }),
  clean: (value) => (typeof value === 'string' ? (plainOf(value) ? value.trim() : null) : value),
  check: (value, field) => checkText(value, { ...field, max: field.max ?? 20_000 }),
  parse: (typed) =>
    /<\w/.test(typed)
      ? typed.trim()
      : typed
          .trim()
          .split(/\n\s*\n/)
          .filter(Boolean)
          .map((part) => `<p>${safe(part.trim()).replace(/\n/g, '<br>')}</p>`)
          .join(''),
  format: (value) => plainOf(value),
  operators: textOperators,
  cell: 'text',
})
