import { said } from '../said'

export const revenuesLabels = {
  revenue: said(
    ['Turnover declaration', 'Turnover declarations'],
    {},
    {
      options: {
        mode: { global: 'Overall', by_family: 'By family', by_adherent: 'By member' },
        status: {
          '100': 'To be declared',
          '150': 'Declared',
          '200': 'To be corrected',
          '250': 'Validated',
          '300': 'Invoiced',
        },
      },
      list: 'Turnover',
      searches: { '0': 'Late', '1': 'Saved, never declared' },
    },
  ),
  revenue_line: said(['Turnover line', 'Turnover lines'], {}),
}
