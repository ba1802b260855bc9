import { identifierColumn } from '../../schema/kinds/text/identifier'

export const pattern = /^\d{2}\.?\d{2}[A-Z]$/

export const column = identifierColumn(pattern)
