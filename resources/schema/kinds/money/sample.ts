import type { Sample } from '../../sample'
import { wholeIn } from '../../sample'

export const sample: Sample<string> = {
  good: (field, n) => `${wholeIn(field, n)}.50`,
  bad: '1.234',
}
