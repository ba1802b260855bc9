import { identifierColumn } from '../text/identifier'

export const pattern = /^\d{8}(\d{4,6})?$/

export const column = identifierColumn(pattern)
