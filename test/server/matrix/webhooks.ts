import { type MatrixRows, row } from './row'

/** Seen by whoever sees the person that keeps it. */
const kept = { at: { id: row('webhook') }, byService: false, own: 'rules' } as const
const asked = { label: 'Stock', url: 'https://stock.example/', events: ['order.sent'] } as const

/** What is told to other programs. */
export const webhookRows: MatrixRows = {
  'GET /webhooks': {},
  'POST /webhooks': { body: {} },
  'PUT /webhooks/{id}': { ...kept, body: { ...asked, active: true } },
  'DELETE /webhooks/{id}': kept,
  'POST /webhooks/{id}/secret': kept,
  'POST /webhooks/{id}/test': kept,
  'GET /webhooks/{id}/deliveries': kept,
  'POST /webhooks/{id}/deliveries/{delivery}/resend': {
    ...kept,
    at: { ...kept.at, delivery: row('webhook_delivery') },
  },
}
