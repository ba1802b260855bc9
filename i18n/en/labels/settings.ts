import { taxBases } from '../choices'
import { said } from '../said'

export const settingsLabels = {
  order_tax: said(
    ['Tax, deposit or flat fee', 'Taxes, deposits and flat fees'],
    {},
    {
      options: {
        kind: { tax: 'Tax', deposit: 'Deposit', flat_fee: 'Flat fee' },
        basis: taxBases,
      },
    },
  ),
  procedurenotification: said(
    ['Notification of the procedure', 'Notifications of the procedure'],
    {},
    {
      help: {
        retained_message:
          'Sent when a public tender is awarded, followed by the result of each lot. {reference}, {objet}, {fournisseur}, {note} and {rang} are replaced.',
        rejected_message:
          'Sent when a public tender is awarded, followed by the result of each lot. {reference}, {objet}, {fournisseur}, {note} and {rang} are replaced.',
      },
    },
  ),
  rfatier: said(['Tier', 'Tiers'], { rate: 'Rate' }),
  cpv: said(['CPV code', 'CPV codes'], {}),
}
