import type { MatrixRows } from './row'

/** What runs on the clock. */
export const jobsRows: MatrixRows = {
  'GET /job': {},
  'POST /job/{name}/run': { at: { name: 'inconnu' }, own: 'rules' },
  // What is there would pass behind the next question: `imports-kept.test.ts` has it pass.
  'PUT /scheduled-import/{id}/pass': { at: { id: 2_000_000_000 }, byService: false, own: 'rules' },
}
