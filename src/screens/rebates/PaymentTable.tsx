import { rebateScreenTexts as texts } from '../../../i18n/fr/rebate-screens'
import type { RfaPaymentAnswer } from '../../../resources/rebates/answers'
import { frenchDay } from '../../../resources/schema/date-text'
import { frenchPrice } from '../../../resources/schema/decimal-text'
import { SheetTable } from '../../widgets/SheetTable'

/** What was paid, and when. */
export function PaymentTable({ payments }: { payments: readonly RfaPaymentAnswer[] }) {
  return (
    <SheetTable
      name={texts.payments}
      rows={payments}
      keyOf={(one) => one.id}
      columns={[
        { title: texts.day, of: (one) => frenchDay(one.paid_on) },
        { title: texts.reference, of: (one) => one.reference ?? '–' },
        { title: texts.payment, is: 'number', of: (one) => frenchPrice(one.amount_ht) },
      ]}
    />
  )
}
