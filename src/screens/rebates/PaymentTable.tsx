import { rebateScreenTexts as texts } from '../../../i18n/fr/rebate-screens'
import type { RfaPaymentAnswer } from '../../../resources/rebates/answers'
import { frenchDay } from '../../../resources/schema/date-text'
import { frenchPrice } from '../../../resources/schema/decimal-text'
import { SheetRoot } from '../../widgets/sheet-style'

/** What was paid, and when. */
export function PaymentTable({ payments }: { payments: readonly RfaPaymentAnswer[] }) {
  return (
    <SheetRoot tabIndex={0} role="region" aria-label={texts.payments}>
      <table aria-label={texts.payments}>
        <thead>
          <tr>
            <th scope="col">{texts.day}</th>
            <th scope="col">{texts.reference}</th>
            <th scope="col" className="number">
              {texts.payment}
            </th>
          </tr>
        </thead>
        <tbody>
          {payments.map((one) => (
            <tr key={one.id}>
              <td data-label={texts.day}>{frenchDay(one.paid_on)}</td>
              <td data-label={texts.reference}>{one.reference ?? '–'}</td>
              <td className="number" data-label={texts.payment}>
                {frenchPrice(one.amount_ht)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SheetRoot>
  )
}
