import { type MatrixRows, row } from './row'

const ofMember = {
  query: { adherent_id: row('adherent'), by: 'supplier' },
  types: [1, 3],
  other: 'invalid',
} as const

/** Figures of one's own members. */
export const statisticsRows: MatrixRows = {
  'GET /statistics': ofMember,
  'GET /statistics/orders': { ...ofMember, query: { adherent_id: row('adherent') } },
  'GET /statistics/indicators': ofMember,
  'GET /statistics/indicators/workbook': ofMember,
  'GET /statistics/prices': { ...ofMember, query: { adherent_id: row('adherent') } },
  'GET /statistics/prices/orders': { ...ofMember, query: { adherent_id: row('adherent'), article_id: 1 } },
  'GET /statistics/suppliers': { ...ofMember, query: { adherent_id: row('adherent') } },
  'GET /statistics/suppliers/workbook': { ...ofMember, query: { adherent_id: row('adherent') } },
  'GET /statistics/bridge': { ...ofMember, query: { adherent_id: row('adherent') } },
  'GET /statistics/bridge/articles': { ...ofMember, query: { adherent_id: row('adherent') } },
  'GET /statistics/bridge/workbook': { ...ofMember, query: { adherent_id: row('adherent') } },
  'GET /statistics/membership': { ...ofMember, query: { adherent_id: row('adherent') } },
  'GET /statistics/membership/pdf': { ...ofMember, query: { adherent_id: row('adherent') } },
  'GET /at-stake/orders': { ...ofMember, query: { adherent_id: row('adherent'), key: 'price_gap' } },
  'GET /at-stake': { ...ofMember, query: { adherent_id: row('adherent') } },
  'GET /statistics/awaited': {},
  'GET /measures': {},
  'GET /statistics/workbook': ofMember,
}
