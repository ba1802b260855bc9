import { group, isIban, isSiret, tvaKey } from '../identifiers'
import { defineKind, type Kind } from '../kind'
import { messages } from '../messages'
import { textOperators } from '../operators'
import { checkPattern, compact } from '../text-checks'

interface Identifier {
  pattern: RegExp
  message: string
  format?: (value: string) => string
  check?: (value: string) => string | undefined
  warn?: (value: string) => string | undefined
}

/** An identifier: blanks, dots and dashes are taken out and letters raised before it is checked. */
function identifier({ pattern, message, format, check, warn }: Identifier): Kind<string> {
  return defineKind<string>({
    column: () => 'text',
    json: ({ max }) => ({ type: 'string', pattern: pattern.source, ...(max ? { maxLength: max } : {}) }),
    clean: compact,
    check: (value, { max }) => {
      const wrong = checkPattern(value, pattern, message)
      if (wrong || typeof value !== 'string') return wrong
      return max !== undefined && value.length > max ? messages.maxLength(max) : check?.(value)
    },
    ...(warn ? { warn } : {}),
    parse: (typed) => compact(typed),
    format: format ?? ((value) => value),
    operators: textOperators,
    cell: 'text',
  })
}

/** SIRET: 14 to 20 digits, shown 3-3-3-5; a wrong checksum is a remark, since some official ones break it. */
export const siret = identifier({
  pattern: /^\d{14,20}$/,
  message: messages.siret,
  format: (value) => (value.length === 14 ? group(value, 3, 3, 3, 5) : value),
  warn: (value) => (value.length === 14 && !isSiret(value) ? messages.siretChecksum : undefined),
})

/** An APE code as it is stored: nothing but the dot of its one place is taken out. */
const apeOf = (typed: string): string =>
  typed
    .trim()
    .toUpperCase()
    .replace(/^(\d{2})\.(\d{2}[A-Z])$/, '$1$2')

/** APE code: typed 12.34Z or 1234Z, stored on 5 characters, shown with its dot (specification 2 §5). */
export const ape: Kind<string> = {
  ...identifier({
    pattern: /^\d{2}\.?\d{2}[A-Z]$/,
    message: messages.ape,
    format: (value) => `${value.slice(0, 2)}.${value.slice(2)}`,
  }),
  clean: (value) => (typeof value === 'string' ? apeOf(value) : value),
  parse: apeOf,
}

const checkTva = (value: string) =>
  value.startsWith('FR') && /^\d{2}$/.test(value.slice(2, 4)) && tvaKey(value.slice(4)) !== value.slice(2, 4)
    ? messages.tvaChecksum
    : undefined

/** VAT number: 13 digits (specification), or FR + key + SIREN, whose key is checked (domain §20.1). */
export const tva = identifier({
  pattern: /^(\d{13}|FR[0-9A-HJ-NP-Z]{2}\d{9})$/,
  message: messages.tva,
  check: checkTva,
})

/** IBAN, ISO 13616, shown in groups of four. */
export const iban = identifier({
  pattern: /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/,
  message: messages.iban,
  check: (value) => (isIban(value) ? undefined : messages.iban),
  format: (value) => group(value, 4),
})

/** BIC, ISO 9362: 8 or 11 characters. */
export const bic = identifier({ pattern: /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, message: messages.bic })

/** French zip code, 5 digits; a leading zero lost by a spreadsheet is given back on import. */
export const zip: Kind<string> = {
  ...identifier({ pattern: /^\d{5}$/, message: messages.zip }),
  parse: (typed) => (/^\d{4}$/.test(typed.trim()) ? `0${typed.trim()}` : typed.trim()),
}

/** FINESS number of a health establishment, 9 characters. */
export const finess = identifier({
  pattern: /^[0-9AB]{2}\d{7}$|^2[AB]\d{7}$/,
  message: 'Le numéro FINESS comporte 9 caractères.',
})
