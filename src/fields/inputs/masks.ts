import { group } from '../../../resources/schema/identifiers'
import type { KindName } from '../../../resources/schema/kind-name'

const digits = (text: string) => text.replace(/\D/g, '')
const letters = (text: string) => text.replace(/[^0-9a-z]/gi, '').toUpperCase()

/** +33 6 … and 0033 6 … are the national 06 …; no more than the ten digits are kept. */
const national = (text: string) =>
  /^\s*(\+33|0033)/.test(text) ? `0${digits(text).replace(/^(00)?330?/, '')}` : digits(text)

/** How a text is spelled as one types it: separators come by themselves. */
export const masks: Partial<Record<KindName, (text: string) => string>> = {
  phone: (text) => group(national(text), 2),
  siret: (text) => (digits(text).length <= 14 ? group(digits(text), 3, 3, 3, 5) : digits(text)),
  iban: (text) => group(letters(text), 4),
  ape: (text) => letters(text).replace(/^(\d{2})(?=.)/, '$1.'),
  tva: letters,
  bic: letters,
  finess: letters,
  zip: (text) => digits(text),
}
