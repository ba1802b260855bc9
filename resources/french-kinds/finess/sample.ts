import type { Sample } from '../../schema/sample'
import { digits } from '../../schema/sample'

export const sample: Sample<string> = {
  good: (_field, n) => `01${digits(n, 7)}`,
  bad: '1',
}
