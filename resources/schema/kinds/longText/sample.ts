import type { Sample } from '../../sample'

export const sample: Sample<string> = {
  good: (_field, n) => `Première ligne ${n}\nSeconde ligne`,
  bad: 'nul \u0000',
}
