import type { Sample } from '../../sample'
import { digits } from '../../sample'

export const sample: Sample<string> = {
  good: (_field, n) => `0${digits(1000 + (n % 8999), 4)}`,
  bad: '123',
}
