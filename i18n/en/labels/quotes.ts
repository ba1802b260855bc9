import { said } from '../said'

export const quotesLabels = {
  quote: said(
    ['Quote request', 'Quote requests'],
    { unit_id: 'Unit', file_ids: 'Files', order_id: 'Cart' },
    {
      options: {
        status: {
          '100': 'Requested',
          '150': 'Sent to the suppliers',
          '200': 'Quotes received',
          '250': 'Accepted',
          '300': 'Refused',
          '350': 'Expired',
        },
      },
      help: { supplier_not_in_catalog_ids: 'They answer by e-mail, without an account.' },
      list: 'Quote tracking',
      actions: {
        complete: {
          label: 'Complete the request',
          fields: {
            response_date_limit: 'New deadline for answers',
            supplier_ids: 'Suppliers to add',
            supplier_not_in_catalog_ids: 'Off-catalogue suppliers to add',
          },
          help: {
            response_date_limit: 'Suppliers that were already asked are told by e-mail, with a new link.',
          },
          done: 'The request is completed.',
        },
      },
    },
  ),
  quote_line: said(
    ["Supplier's quote", "Suppliers' quotes"],
    {
      reference: 'Quote no.',
      file_id: 'Quote (file)',
      saved_at: 'Saved unsent on',
      reopened_until: 'Reopened until',
    },
    {
      options: {
        state: {
          asked: 'Waiting',
          answered: 'Received',
          withdrawn: 'Withdrawn',
          declined: 'Declined',
          accepted: 'Accepted',
          refused: 'Not accepted',
        },
      },
    },
  ),
  quote_token: { fields: { expires_at: 'Expires on' } },
}
