import type { Sample } from '../../sample'
import { digits } from '../../sample'

export const sample: Sample<string> = {
  good: (_field, n) => `#00${digits(n % 99, 2)}aa`,
  bad: 'rouge',
}
