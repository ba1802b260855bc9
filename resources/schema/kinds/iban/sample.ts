import type { Sample } from '../../sample'

export const sample: Sample<string> = {
  good: () => 'FR7630006000011234567890189',
  bad: 'FR00',
}
