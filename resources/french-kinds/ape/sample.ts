import type { Sample } from '../../schema/sample'
import { digits } from '../../schema/sample'

export const sample: Sample<string> = {
  good: (_field, n) => `${digits(1000 + (n % 8999), 4)}Y`,
  bad: '12',
}
