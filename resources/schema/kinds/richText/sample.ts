import type { Sample } from '../../sample'

export const sample: Sample<string> = {
  good: (_field, n) => `<p>Première ligne ${n}</p>`,
  bad: '<p>nul \u0000</p>',
}
