import type { Sample } from '../../sample'

export const sample: Sample<number[]> = {
  bad: 'x',
}
