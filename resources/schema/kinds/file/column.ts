import type { Column } from '../../kind'
import { column as ref } from '../ref/column'

export const column: Column = { ...ref, operators: ['eq', 'ne'], filter: 'none' }
