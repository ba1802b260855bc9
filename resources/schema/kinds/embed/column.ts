import type { Column } from '../../kind'

export const column: Column = { json: () => ({ type: 'object' }), operators: [], cell: 'text' }
