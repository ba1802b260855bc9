import type { Sample } from '../../sample'

export const sample: Sample<unknown> = {
  good: (field) => field.example ?? [],
}
