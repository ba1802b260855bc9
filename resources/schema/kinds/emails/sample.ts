import type { Sample } from '../../sample'

export const sample: Sample<string> = {
  good: (_field, n) => `essai.${n}@demo.example; commandes.${n}@demo.example`,
  bad: 'a@demo.example; sans-arobase',
}
