import { identifierCheck } from '../../schema/kinds/text/identifier'
import { tvaKey } from '../identifiers'
import { frenchMessages } from '../messages'
import { pattern } from './column'

const checkKey = (value: string) =>
  value.startsWith('FR') && /^\d{2}$/.test(value.slice(2, 4)) && tvaKey(value.slice(4)) !== value.slice(2, 4)
    ? frenchMessages.tvaChecksum
    : undefined

export const check = identifierCheck({
  pattern,
  message: () => frenchMessages.tva,
  check: checkKey,
})
