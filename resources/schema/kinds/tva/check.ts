import { tvaKey } from '../../identifiers'
import { messages } from '../../messages'
import { identifierCheck } from '../text/identifier'
import { pattern } from './column'

const checkKey = (value: string) =>
  value.startsWith('FR') && /^\d{2}$/.test(value.slice(2, 4)) && tvaKey(value.slice(4)) !== value.slice(2, 4)
    ? messages.tvaChecksum
    : undefined

export const check = identifierCheck({
  pattern,
  message: messages.tva,
  check: checkKey,
})
