import { rebateScreenTexts as texts } from '../../../i18n/fr/rebate-screens'
import { type RfaPaymentAnswer, rfaPage } from '../../../resources/rebates/answers'
import { AnswerTable } from '../../trade/AnswerTable'

/** What was paid, and when. */
export function PaymentTable({ payments }: { payments: readonly RfaPaymentAnswer[] }) {
  return (
    <AnswerTable
      answer={rfaPage.payments}
      name={texts.payments}
      rows={payments}
      keyOf={(one) => one.id}
      columns={['paid_on', 'reference', { field: 'amount_ht', title: texts.payment }]}
    />
  )
}
