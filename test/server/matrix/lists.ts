import { type MatrixRows, row } from './row'

const at = { id: row('bulk_edit') } as const

/** Changes of many rows are their person's alone. */
export const listRows: MatrixRows = {
  'POST /bulk-edits': { body: { search: { model: 'Unit' }, field: 'decimals', value: 2 }, own: 'rules' },
  'GET /bulk-edits/{id}': { at, own: 'rules' },
  'PUT /bulk-edits/{id}/undo': { at, own: 'rules' },
  'GET /imports': {},
  'GET /imports/{id}/undo': { at: { id: 1 }, own: 'rules' },
  'PUT /imports/{id}/undo': { at: { id: 1 }, own: 'rules' },
}
