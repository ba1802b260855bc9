import type { Sample } from '../../schema/sample'
import { digits } from '../../schema/sample'

export const sample: Sample<string> = {
  good: (_field, n) => `9999${digits(n, 10)}`,
  bad: '1',
}
