import { type MatrixRows, row } from './row'

const ofMember = {
  query: { year: 2026, adherent_id: row('adherent') },
  types: [1, 3],
  other: 'invalid',
} as const

/** Shares of the law, by one's own members. */
export const egalimRows: MatrixRows = {
  'GET /egalim': ofMember,
  'GET /egalim/cart/{id}': { at: { id: row('order') }, own: 'rules', needs: ['viewCart'] },
  'GET /egalim/carts': {
    query: { adherent_id: row('adherent') },
    types: [1, 3],
    other: 'invalid',
    needs: ['viewCart'],
  },
  'GET /egalim/workbook': ofMember,
  'GET /egalim/plan': ofMember,
  'GET /egalim/lines': ofMember,
  'GET /egalim/ma-cantine/check': ofMember,
  'GET /egalim/ma-cantine': ofMember,
}
