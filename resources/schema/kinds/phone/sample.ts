import type { Sample } from '../../sample'
import { digits } from '../../sample'

export const sample: Sample<string> = {
  good: (_field, n) => `0199${digits(n, 6)}`,
  bad: '123',
}
