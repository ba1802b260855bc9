import type { Sample } from '../../sample'

export const sample: Sample<string> = {
  good: (_field, n) => `https://essai-${n}.example`,
  bad: 'pas un site',
}
