import type { Check } from '../../kind'
import { messages } from '../../messages'
import { isId, check as ref } from '../ref/check'

export const check: Check<number> = {
  ...ref,
  check: (value) => (isId(value) ? undefined : messages.file),
}
