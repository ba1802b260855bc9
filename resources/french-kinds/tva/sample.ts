import type { Sample } from '../../schema/sample'
import { digits } from '../../schema/sample'
import { tvaKey } from '../identifiers'

export const sample: Sample<string> = {
  good: (_field, n) => `FR${tvaKey(`9999${digits(n, 5)}`)}9999${digits(n, 5)}`,
  bad: 'FR1',
}
