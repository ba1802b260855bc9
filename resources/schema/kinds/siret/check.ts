import { group, isSiret } from '../../identifiers'
import { messages } from '../../messages'
import { identifierCheck } from '../text/identifier'
import { pattern } from './column'

export const check = identifierCheck({
  pattern,
  message: messages.siret,
  more: {
    format: (value) => (value.length === 14 ? group(value, 3, 3, 3, 5) : value),
    warn: (value) => (value.length === 14 && !isSiret(value) ? messages.siretChecksum : undefined),
  },
})
