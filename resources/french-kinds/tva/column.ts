import { identifierColumn } from '../../schema/kinds/text/identifier'

export const pattern = /^(\d{13}|FR[0-9A-HJ-NP-Z]{2}\d{9})$/

export const column = identifierColumn(pattern)
