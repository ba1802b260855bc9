import { type MatrixRows, row } from './row'

const ofMember = {
  query: { year: 2026, adherent_id: row('adherent') },
  types: [1, 3],
  other: 'invalid',
} as const

const ofClosing = { at: { id: row('egalim_closing') }, types: [1, 3] } as const
const ofLink = { body: { adherent_id: row('adherent') }, types: [1, 3], other: 'invalid' } as const

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
  'GET /egalim/followed-plan': ofMember,
  'POST /egalim/followed-plan': {
    body: { adherent_id: row('adherent'), extra_ht: '0.00' },
    ...{ types: [1, 3], own: 'rules', other: 'invalid' },
  },
  'PUT /egalim/followed-plan/{id}/give-up': { at: { id: row('egalim_plan') }, types: [1, 3], own: 'rules' },
  'GET /egalim/closing': ofMember,
  'POST /egalim/closing': {
    body: { year: 2026, adherent_id: row('adherent'), total_ht: '0.00' },
    ...{ types: [1, 3], own: 'rules', other: 'invalid' },
  },
  'PUT /egalim/closing/{id}/reopen': { ...ofClosing, body: { reason: 'Un oubli' } },
  'GET /egalim/closing/{id}/file': ofClosing,
  'GET /egalim/closing/{id}/paper': ofClosing,
  'POST /egalim/closing/{id}/send': { ...ofClosing, own: 'rules' },
  'POST /egalim/ma-cantine/link': { ...ofLink, own: 'rules' },
  'PUT /egalim/ma-cantine/link': { body: { code: 'x', state: 'x' }, types: [1, 3], own: 'rules' },
  'PUT /egalim/ma-cantine/unlink': ofLink,
  'GET /egalim/lines': ofMember,
  'GET /egalim/ma-cantine/check': ofMember,
  'GET /egalim/ma-cantine': ofMember,
}
