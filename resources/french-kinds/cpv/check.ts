import { identifierCheck } from '../../schema/kinds/text/identifier'
import { frenchMessages } from '../messages'
import { pattern } from './column'

export const check = identifierCheck({
  pattern,
  message: () => frenchMessages.cpv,
  more: {
    // The dash is part of the code.
    clean: (value) => (typeof value === 'string' ? value.trim() : value),
    parse: (typed) => typed.trim(),
  },
})
