import type { MatrixRows } from './row'

/** Reference data: everybody's. */
export const settingsRows: MatrixRows = {
  'GET /municipality/zipcode/{zip}': { at: { zip: '57000' } },
  'GET /municipality/department/{id}': { at: { id: 1 } },
  'GET /municipality/{id}/department': { at: { id: 1 } },
  'GET /municipality/by-ids': { query: { ids: '1,2' } },
}
