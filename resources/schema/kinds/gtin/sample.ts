import { gtinKey } from '../../identifiers'
import type { Sample } from '../../sample'
import { digits } from '../../sample'

export const sample: Sample<string> = {
  good: (_field, n) => {
    const body = `200${digits(n % 1_000_000_000, 9)}`
    return `${body}${gtinKey(body)}`
  },
  bad: '2000000000001',
}
