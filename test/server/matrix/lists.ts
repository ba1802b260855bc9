import { type MatrixRows, row } from './row'

const at = { id: row('bulk_edit') } as const
const onMember = { at: { modelName: 'Adherent', id: row('adherent') }, types: [1] } as const
/** Who may is tried by name (`comments.test.ts`). */
const ofComment = { at: { id: 1 }, own: 'rules' } as const

/** Changes of many rows are their person's alone. */
export const listRows: MatrixRows = {
  'POST /bulk-edits': { body: { search: { model: 'Unit' }, field: 'decimals', value: 2 }, own: 'rules' },
  'PUT /bulk-edits/preview': {
    body: { search: { model: 'Unit' }, field: 'decimals', change: { how: 'plus', by: '1' } },
    own: 'rules',
  },
  'GET /bulk-edits/{id}': { at, own: 'rules' },
  'PUT /bulk-edits/{id}/undo': { at, own: 'rules' },
  'GET /merges/{modelName}/doubles': { at: { modelName: 'Tag' }, own: 'rules' },
  'GET /merges/{modelName}': { at: { modelName: 'Tag' }, own: 'rules' },
  'GET /merges/{modelName}/{id}/into': { at: { modelName: 'Tag', id: 1 }, own: 'rules' },
  'PUT /merges/{modelName}/preview': { at: { modelName: 'Tag' }, body: { ids: [1, 2] }, own: 'rules' },
  'POST /merges/{modelName}': { at: { modelName: 'Tag' }, body: { ids: [1, 2], kept_id: 1 }, own: 'rules' },
  'PUT /merges/{id}/undo': { at: { id: 1 }, own: 'rules' },
  'GET /comments/{modelName}/{id}/people': onMember,
  'POST /comments/{modelName}/{id}': { ...onMember, body: { text: 'Bonjour' } },
  'PUT /comments/{modelName}/{id}/follow': { ...onMember, body: { follows: true } },
  'PUT /comments/{id}': { ...ofComment, body: { text: 'Bonjour' } },
  'PUT /comments/{id}/task': { ...ofComment, body: { done: false } },
  'DELETE /comments/{id}': ofComment,
  'GET /imports': {},
  // Whose it is, is tried by name (`imports-undo.test.ts`).
  'GET /import-model/{id}/content': { at: { id: 1 }, own: 'rules' },
  'GET /imports/{id}/undo': { at: { id: 1 }, own: 'rules' },
  'PUT /imports/{id}/undo': { at: { id: 1 }, own: 'rules' },
}
