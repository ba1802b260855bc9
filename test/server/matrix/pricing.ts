import { type MatrixRows, row } from './row'

const ofCampaign = { at: { id: row('price_update') } } as const
const own = 'rules'
const shared = { other: 'reached', absent: 'refused' } as const
/** A campaign that asks nothing of the supplier is none of its own. */
const asked = { at: { id: row('price_update') }, types: [2], own } as const

/** Campaigns of prices, by their service's staff and the suppliers that they ask. */
export const pricingRows: MatrixRows = {
  'GET /price-update/{id}/page': { ...ofCampaign, own: 'reached' },
  'GET /price-update/{id}/grid': { ...ofCampaign, own: 'reached' },
  'GET /price-update/{id}/workbook': { ...ofCampaign, own: 'reached' },
  'GET /price-update/{id}/drift': { ...ofCampaign, own: 'reached' },
  'GET /price-update/{id}/log': { ...ofCampaign, own: 'reached' },
  'PUT /price-update/{id}/open': { ...ofCampaign, own },
  'PUT /price-update/{id}/close': { ...ofCampaign, own },
  'PUT /price-update/{id}/remind': { ...ofCampaign, own },
  'PUT /price-update/{id}/reopen': {
    ...ofCampaign,
    body: { response_id: row('price_update_response'), until: '2031-01-01T12:00:00+01:00' },
    own,
  },
  'PUT /price-update/{id}/accept-unsent': {
    ...ofCampaign,
    body: { response_id: row('price_update_response') },
    own,
  },
  'PUT /price-update/{id}/decisions': {
    ...ofCampaign,
    body: { lines: [{ id: row('price_update_line'), decision: 'accepted' }] },
    own,
  },
  'PUT /price-update/{id}/rule': { ...ofCampaign, body: { rule: 'refuse' }, own },
  'PUT /price-update/{id}/validate': { ...ofCampaign, body: {}, own },
  'PUT /price-update/{id}/apply': { ...ofCampaign, own },
  'PUT /price-update/{id}/cancel': { ...ofCampaign, body: { reason: 'Essai' }, own },
  'GET /quotation-tracking': { own: 'reached' },
  /** Families and products are the group's, as what the market gives. */
  'GET /quotation-tracking/{id}': { at: { id: row('family') }, own, ...shared },
  'GET /quotation-tracking/product/{id}': { at: { id: row('product') }, own: 'reached', ...shared },
  'GET /price-request': { types: [2], own },
  'GET /price-request/{id}': asked,
  'PUT /price-request/{id}/lines': { ...asked, body: { lines: [], origin: 'screen' } },
  'PUT /price-request/{id}/send': asked,
  'PUT /price-request/{id}/correct': asked,
  'PUT /price-request/{id}/give-up': asked,
  'GET /price-request/{id}/workbook': asked,
  'POST /price-request/{id}/workbook': asked,
}
