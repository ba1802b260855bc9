import { said } from '../said'

export const litigationsLabels = {
  litigation: said(
    ['Dispute', 'Disputes'],
    { file_ids: 'Photos and documents', status: 'Status', user_id: 'Opened by' },
    {
      options: {
        status: {
          '100': 'Open',
          '150': 'Under way',
          '200': 'Credit note accepted',
          '250': 'Refused by the supplier',
          '300': 'Credit note received',
          '350': 'Closed',
        },
      },
      searches: { '0': 'Disputes to follow up', '1': 'Credit notes accepted, not received yet' },
    },
  ),
  litigation_line: said(['Dispute line', 'Dispute lines'], { order_line_id: 'Order line' }),
  litigation_message: said(
    ['Dispute message', 'Dispute messages'],
    { user_id: 'By', file_ids: 'Attachments' },
    {
      options: {
        side: { member: 'Member', supplier: 'Supplier', backOffice: 'Valaé', system: 'System' },
        kind: { message: 'Message', event: 'Event' },
      },
    },
  ),
}
