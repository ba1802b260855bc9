import { decimalPattern, digitsOf } from '../../decimal-text'
import type { Check } from '../../kind'
import { messages } from '../../messages'
import { checkDecimal, decimalCheck } from '../decimal/check'

export const check: Check<string> = {
  ...decimalCheck([4, 2]),
  check: (value, field) => {
    const wrong = checkDecimal(value, { ...field, min: 0, max: 20 }, [4, 2])
    return wrong && decimalPattern.test(String(value)) && digitsOf(String(value))[1] <= 2
      ? messages.note
      : wrong
  },
}
