import type { Sample } from '../../sample'

export const sample: Sample<boolean> = {
  good: (_field, n) => n % 2 === 0,
  bad: 'peut-être',
}
