import type { Sample } from '../../sample'

export const sample: Sample<string> = {
  good: () => 'AGRIFRPP',
  bad: 'X',
}
