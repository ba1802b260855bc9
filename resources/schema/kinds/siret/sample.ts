import type { Sample } from '../../sample'
import { digits } from '../../sample'

export const sample: Sample<string> = {
  good: (_field, n) => `9999${digits(n, 10)}`,
  bad: '1',
}
