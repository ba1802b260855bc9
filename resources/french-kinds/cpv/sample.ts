import type { Sample } from '../../schema/sample'
import { digits } from '../../schema/sample'

export const sample: Sample<string> = {
  good: (_field, n) => `99${digits(n % 1_000_000, 6)}-${n % 10}`,
  bad: '1511',
}
