import { said } from '../said'

export const surveysLabels = {
  statistic_request: said(
    ['Statistics request', 'Statistics requests'],
    {
      period_start: 'Start of the period',
      period_end: 'End of the period',
      due_date: 'To be returned before',
    },
    {
      options: {
        status: { '100': 'To be sent', '150': 'Sent', '200': 'Received', '250': 'Taken in' },
        columns: {
          adherent: 'Member code',
          reference: 'Reference',
          designation: 'Description',
          day: 'Date',
          quantity: 'Quantity',
          amount: 'Amount excl. tax',
        },
      },
      help: {
        columns:
          'The member code and the amount are always asked for; without a date, purchases count on the last day of the period.',
      },
    },
  ),
  statistic_response: said(
    ['Answer to a statistics request', 'Answers to statistics requests'],
    { file_id: 'File received' },
    { options: { status: { '100': 'To be sent', '150': 'Sent', '200': 'Received', '250': 'Taken in' } } },
  ),
  statistic_column: said(['Recognised column', 'Recognised columns'], {}),
  external_purchase: said(['Purchase outside the platform', 'Purchases outside the platform'], {}),
}
