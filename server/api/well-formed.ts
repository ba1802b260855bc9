import { errorTexts } from '../../i18n/fr/api-errors'
import { messages } from '../../resources/schema/messages'
import { ApiError, invalid } from './error'

/** Deepest nesting of what is sent: nothing of the API needs more than half of it. */
const deepest = 24

/** Half a character or a NUL, which neither a file nor the database can keep; U+FFFD, which stands where bytes were no UTF-8. */
const isSound = (text: string): boolean => !/[\p{Surrogate}\ufffd]/u.test(text) && !text.includes('\u0000')

/** JSON is UTF-8 (RFC 8259): a body that says another charset is refused, since it would be misread. */
export function refuseCharset(contentType = ''): void {
  const charset = /^application\/json\b.*;\s*charset\s*=\s*"?([^";\s]*)/i.exec(contentType)?.[1]
  if (charset !== undefined && !/^utf-?8$/i.test(charset))
    throw new ApiError('err400', { display: errorTexts.malformed })
}

const entriesOf = (value: object): [string, unknown][] =>
  Array.isArray(value) ? value.map((one, at) => [String(at), one]) : Object.entries(value)

/**
 * Refuses what was sent when one of its texts is none, naming it, when a key is one that every object has (`constructor`,
 * `toString`: what is looked up or converted further on would meet it), or when it is nested beyond measure.
 */
export function refuseMalformed(given: unknown, name = '', depth = 0): void {
  if (typeof given === 'string' && !isSound(given)) throw invalid([{ name, message: messages.control }])
  if (given === null || typeof given !== 'object') return
  if (depth >= deepest) throw new ApiError('err400', { display: errorTexts.malformed })
  for (const [key, value] of entriesOf(given)) {
    if (!isSound(key)) throw new ApiError('err400', { display: errorTexts.malformed })
    const path = name ? `${name}.${key}` : key
    if (key in Object.prototype) throw invalid([{ name: path, message: messages.unknown }])
    refuseMalformed(value, path, depth + 1)
  }
}

/** A query whose lists are spelled `ids[]=1&ids[]=2` or `ids[0]=1&ids[1]=2`, as `ids=1&ids=2`. */
export function withoutBrackets(query: Readonly<Record<string, unknown>>): Record<string, unknown> {
  // A map: `__proto__` is a key like another, to be refused by its name.
  const plain = new Map<string, unknown>()
  for (const [key, value] of Object.entries(query)) {
    const name = key.replace(/\[\d*\]$/, '')
    const isList = name !== key && name !== '' && !(name in Object.prototype)
    const before = isList && plain.has(name) ? [plain.get(name)].flat() : undefined
    plain.set(isList ? name : key, before ? [...before, ...[value].flat()] : value)
  }
  return Object.fromEntries(plain)
}
