import { identifierCheck } from '../../schema/kinds/text/identifier'
import { frenchMessages } from '../messages'
import { pattern } from './column'

/** An APE code as it is stored: nothing but the dot of its one place is taken out. */
const apeOf = (typed: string): string =>
  typed
    .trim()
    .toUpperCase()
    .replace(/^(\d{2})\.(\d{2}[A-Z])$/, '$1$2')

export const check = identifierCheck({
  pattern,
  message: () => frenchMessages.ape,
  more: {
    clean: (value) => (typeof value === 'string' ? apeOf(value) : value),
    parse: apeOf,
    format: (value) => `${value.slice(0, 2)}.${value.slice(2)}`,
  },
})
