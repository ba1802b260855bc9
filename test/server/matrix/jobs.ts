import type { MatrixRows } from './row'

/** What runs on the clock. */
export const jobsRows: MatrixRows = {
  'GET /job': {},
  'GET /job/dead': {},
  'POST /job/dead/{id}/retry': { at: { id: '00000000-0000-4000-8000-000000000000' }, own: 'rules' },
  'DELETE /job/dead/{id}': { at: { id: '00000000-0000-4000-8000-000000000000' }, own: 'rules' },
  'GET /backup/sendings': {},
  'POST /backup/resume': { own: 'rules' },
  'GET /security-journal': {},
  'GET /security-journal/export': {},
  'GET /system': {},
  'POST /client-error': { own: 'rules' },
  'POST /job/{name}/run': { at: { name: 'inconnu' }, own: 'rules' },
  // What is there would pass behind the next question: `imports-kept.test.ts` has it pass.
  'PUT /scheduled-import/{id}/pass': { at: { id: 2_000_000_000 }, byService: false, own: 'rules' },
}
