import { identifierColumn } from '../../schema/kinds/text/identifier'

export const pattern = /^[0-9AB]{2}\d{7}$|^2[AB]\d{7}$/

export const column = identifierColumn(pattern)
