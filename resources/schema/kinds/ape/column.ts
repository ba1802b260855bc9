import { identifierColumn } from '../text/identifier'

export const pattern = /^\d{2}\.?\d{2}[A-Z]$/

export const column = identifierColumn(pattern)
