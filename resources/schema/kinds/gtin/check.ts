import { isGtin, shortGtin } from '../../identifiers'
import { messages } from '../../messages'
import { identifierCheck } from '../text/identifier'
import { pattern } from './column'

const gtinOf = (typed: string): string =>
  shortGtin(typed.replace(/[\s\u00a0\u202f.\-\u2010-\u2015\u2212]/g, ''))

export const check = identifierCheck({
  pattern,
  message: () => messages.gtin,
  check: (value) => (isGtin(value) ? undefined : messages.gtin),
  more: {
    clean: (value) =>
      typeof value === 'string' || typeof value === 'number' ? gtinOf(String(value)) : value,
    parse: gtinOf,
  },
})
