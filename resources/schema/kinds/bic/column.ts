import { identifierColumn } from '../text/identifier'

export const pattern = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/

export const column = identifierColumn(pattern)
