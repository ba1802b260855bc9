import type { Sample } from '../../sample'

export const sample: Sample<string> = {
  good: (_field, n) => `essai.${n}@demo.example`,
  bad: 'sans-arobase',
}
