import { messages } from '../../messages'
import { identifierCheck } from '../text/identifier'
import { pattern } from './column'

export const check = identifierCheck({
  pattern,
  message: () => messages.zip,
  more: { parse: (typed) => typed.trim() },
})
