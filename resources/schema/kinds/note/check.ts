import { decimalPattern, digitsOf } from '../../decimal-text'
import type { Check } from '../../kind'
import { messages } from '../../messages'
import { decimalCheck } from '../decimal/check'

const plain = decimalCheck([4, 2])

export const check: Check<string> = {
  ...plain,
  check: (value, field) => {
    const wrong = plain.check(value, { ...field, min: 0, max: 20 })
    return wrong && decimalPattern.test(String(value)) && digitsOf(String(value))[1] <= 2
      ? messages.note
      : wrong
  },
}
