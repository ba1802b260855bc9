import type { Sample } from '../../sample'
import { wholeIn } from '../../sample'

export const sample: Sample<number> = {
  good: (field, n) => wholeIn(field, n),
  bad: 1.5,
}
