import { identifierColumn } from '../../schema/kinds/text/identifier'

export const pattern = /^\d{14,20}$/

export const column = identifierColumn(pattern)
