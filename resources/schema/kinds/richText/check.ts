import type { Check } from '../../kind'
import { lookup } from '../../lookup'
import { plainOf } from '../../rich-text'
import { checkText } from '../../text-checks'

const escapes: Readonly<Record<string, string>> = lookup({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })
const safe = (text: string) => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)

export const check: Check<string> = {
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
}
