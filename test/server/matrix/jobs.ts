import type { MatrixRows } from './row'

/** What runs on the clock. */
export const jobsRows: MatrixRows = {
  'GET /job': {},
  'POST /job/{name}/run': { at: { name: 'inconnu' }, own: 'rules' },
}
