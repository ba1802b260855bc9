import type { Sample } from '../../sample'
import { digits } from '../../sample'

export const sample: Sample<string> = {
  good: (_field, n) => `+33 1 99 00 ${digits(n, 4)}`,
  bad: 'abc',
}
