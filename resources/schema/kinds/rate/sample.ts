import type { Sample } from '../../sample'
import { digits } from '../../sample'

export const sample: Sample<string> = {
  good: (_field, n) => `${n % 99}.${digits(Math.floor(n / 99), 2)}`,
  bad: '1234.5',
}
