import type { Check } from '../../kind'

export const check: Check<unknown> = {
  check: () => undefined,
  parse: (typed) => typed,
  format: String,
}
