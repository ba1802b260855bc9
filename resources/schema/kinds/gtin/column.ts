import { isGtin, shortGtin } from '../../identifiers'
import type { Column } from '../../kind'
import { identifierColumn } from '../text/identifier'

export const pattern = /^\d{8}(\d{4,6})?$/

export const column: Column = {
  ...identifierColumn(pattern),
  whole: (word) => (isGtin(word) ? shortGtin(word) : undefined),
}
