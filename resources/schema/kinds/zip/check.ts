import { messages } from '../../messages'
import { identifierCheck } from '../text/identifier'
import { pattern } from './column'

export const check = identifierCheck({
  pattern,
  message: () => messages.zip,
  more: { parse: (typed) => (/^\d{4}$/.test(typed.trim()) ? `0${typed.trim()}` : typed.trim()) },
})
