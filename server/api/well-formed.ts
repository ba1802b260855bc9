import { errorTexts } from '../../i18n/fr/api-errors'
import { messages } from '../../resources/schema/messages'
import { ApiError, invalid } from './error'

/** Deepest nesting of what is sent: nothing of the API needs more than half of it. */
const deepest = 24

/** Half a character, or a NUL: neither a file nor the database can keep it. */
const isSound = (text: string): boolean => !/\p{Surrogate}/u.test(text) && !text.includes('\u0000')

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
