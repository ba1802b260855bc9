import { group, isIban } from '../../identifiers'
import { messages } from '../../messages'
import { identifierCheck } from '../text/identifier'
import { pattern } from './column'

export const check = identifierCheck({
  pattern,
  message: () => messages.iban,
  check: (value) => (isIban(value) ? undefined : messages.iban),
  more: { format: (value) => group(value, 4) },
})
