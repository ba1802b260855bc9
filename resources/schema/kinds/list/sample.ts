import type { Sample } from '../../sample'
import { keyAt } from '../../sample'

export const sample: Sample<string[]> = {
  good: (field, n) => [field.options ? keyAt(field, n) : `élément ${n}`],
  bad: 'no list',
}
