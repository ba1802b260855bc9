import { said } from '../said'

export const receptionsLabels = {
  order_substitution: said(
    ['Replacement proposed', 'Proposed replacements'],
    { article_id: 'Proposed item', state: 'Answer' },
    {
      options: {
        state: {
          pending: 'Awaiting an answer',
          accepted: 'Accepted',
          refused: 'Refused',
          withdrawn: 'Withdrawn',
        },
        channel: { app: 'Application', mail: 'E-mail', clock: 'Unanswered' },
      },
    },
  ),
  standard_cart: said(
    ['Standard cart', 'Standard carts'],
    {},
    { help: { catalog_id: 'Empty: all catalogues.' } },
  ),
  standard_cart_line: said(['Standard cart line', 'Standard cart lines'], {}),
  standard_cart_share: said(['Sharing of a standard cart', 'Sharing of standard carts'], {}),
  reception: said(
    ['Reception', 'Receptions'],
    {},
    {
      options: {
        state: { draft: 'Being entered', signed: 'Signed', replaced: 'Replaced', undone: 'Cancelled' },
      },
    },
  ),
  reception_line: said(['Reception line', 'Reception lines'], {}),
  cart_change: {
    fields: { user_id: 'By' },
    options: {
      field: {
        quantity: 'Quantity',
        ask_delivery_date: 'Delivery asked for',
        comment: 'Comment',
        sending_mode: 'Sending',
        delivery_adherent_id: 'Delivered to',
      },
      state: { undone: 'Cancelled' },
    },
  },
}
