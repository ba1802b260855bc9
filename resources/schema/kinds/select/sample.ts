import type { Sample } from '../../sample'
import { keyAt } from '../../sample'

export const sample: Sample<string> = {
  good: (field, n) => keyAt(field, n),
  bad: 'no such choice',
}
