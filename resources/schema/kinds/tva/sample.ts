import { tvaKey } from '../../identifiers'
import type { Sample } from '../../sample'
import { digits } from '../../sample'

export const sample: Sample<string> = {
  good: (_field, n) => `FR${tvaKey(`9999${digits(n, 5)}`)}9999${digits(n, 5)}`,
  bad: 'FR1',
}
