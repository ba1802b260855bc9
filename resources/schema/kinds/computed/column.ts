import type { Column } from '../../kind'

export const column: Column = { json: () => ({ readOnly: true }), operators: [], cell: 'text' }
