import type { Sample } from '../../sample'
import { digits } from '../../sample'

export const sample: Sample<string> = {
  good: (_field, n) => `2026-03-${digits((n % 27) + 1, 2)}T09:30:00.000Z`,
  bad: 'hier',
}
