import { group } from '../../schema/identifiers'
import { identifierCheck } from '../../schema/kinds/text/identifier'
import { isSiret } from '../identifiers'
import { frenchMessages } from '../messages'
import { pattern } from './column'

export const check = identifierCheck({
  pattern,
  message: () => frenchMessages.siret,
  more: {
    format: (value) => (value.length === 14 ? group(value, 3, 3, 3, 5) : value),
    warn: (value) => (value.length === 14 && !isSiret(value) ? frenchMessages.siretChecksum : undefined),
  },
})
