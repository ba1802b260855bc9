import type { Sample } from '../../sample'
import { digits } from '../../sample'

export const sample: Sample<string> = {
  good: (_field, n) => `01${digits(n, 7)}`,
  bad: '1',
}
