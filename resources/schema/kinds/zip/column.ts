import { identifierColumn } from '../text/identifier'

export const pattern = /^\d{5}$/

export const column = identifierColumn(pattern)
