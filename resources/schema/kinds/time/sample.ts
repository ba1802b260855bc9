import type { Sample } from '../../sample'
import { digits } from '../../sample'

export const sample: Sample<string> = {
  good: (_field, n) => `${digits(n % 24, 2)}:30`,
  bad: '25:00',
}
