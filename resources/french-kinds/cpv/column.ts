import { identifierColumn } from '../../schema/kinds/text/identifier'

export const pattern = /^\d{8}-\d$/

export const column = identifierColumn(pattern)
