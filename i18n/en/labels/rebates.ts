import { rebateModes } from '../choices'
import { said } from '../said'

export const rebatesLabels = {
  rfa_settlement: said(
    ['Rebate settlement', 'Rebate settlements'],
    { amount_ht: 'Rebate excl. tax', lines: 'Calculation', shares: 'Shares of the members' },
    { options: { status: { computed: 'Worked out', invoiced: 'Invoiced', paid: 'Paid' } } },
  ),
  rfa_line: said(
    ['Rebate line', 'Rebate lines'],
    { mode: 'Calculation', base_ht: 'Base excl. tax', rate: 'Rate reached', amount_ht: 'Rebate excl. tax' },
    { options: { mode: rebateModes } },
  ),
  rfa_share: said(['Rebate share', 'Rebate shares'], {
    base_ht: 'Turnover excl. tax',
    amount_ht: 'Share excl. tax',
  }),
  rfa_payment: said(['Rebate payment', 'Rebate payments'], {}),
}
