import { said } from '../said'

export const pricingLabels = {
  price_update: said(
    ['Price update', 'Price updates'],
    { period_start: 'Start of the period', period_end: 'End of the period' },
    {
      options: {
        status: {
          '100': 'Draft',
          '150': 'Open',
          '200': 'Closed',
          '250': 'Being confirmed',
          '300': 'Confirmed',
          '350': 'Applied',
          '400': 'Cancelled',
        },
      },
      help: {
        appliance_date: 'The confirmed prices are applied on that day at 00:05.',
        max_increase_pct: 'Rise beyond which a price is accepted only with a reason; empty: none.',
      },
    },
  ),
  price_update_response: said(
    ['Answer to a price update', 'Answers to price updates'],
    {},
    {
      options: {
        status: { to_answer: 'To be answered', saved: 'Being entered', sent: 'Sent', decided: 'Decided' },
      },
    },
  ),
  price_update_line: said(
    ['Price update line', 'Price update lines'],
    { quotation: 'New price' },
    {
      options: {
        decision: {
          pending: 'To be decided',
          accepted: 'Accepted',
          refused: 'Refused',
          negotiated: 'Negotiated',
        },
      },
    },
  ),
  price_update_log: said(
    ['Price update log', 'Price update logs'],
    { user_id: 'By' },
    { options: { origin: { screen: 'Screen', import: 'Import', decision: 'Decision', clock: 'Automatic' } } },
  ),
  market_rating_value: said(
    ['Market value', 'Market values'],
    { date: 'Date', value: 'Value excl. tax' },
    {
      help: {
        value: 'Per base unit of the product; it is compared with supplier prices brought to the base unit.',
      },
    },
  ),
}
