import type { Sample } from '../../sample'

export const sample: Sample<string> = {
  good: (_field, n) => `${n % 20}.25`,
  bad: '20.5',
}
