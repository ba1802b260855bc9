import { identifierColumn } from '../text/identifier'

export const pattern = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/

export const column = identifierColumn(pattern)
