import { type MatrixRows, row } from './row'

/** What runs on the clock. */
export const jobsRows: MatrixRows = {
  'GET /job': {},
  'POST /job/{name}/run': { at: { name: 'inconnu' }, own: 'rules' },
  'PUT /scheduled-import/{id}/pass': {
    at: { id: row('scheduled_import') },
    byService: false,
    own: 'rules',
  },
}
