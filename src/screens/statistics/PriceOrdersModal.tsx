import { statisticsScreenTexts as texts } from '../../../i18n/fr/statistics-screens'
import { decimalText, priceText, withScale } from '../../../resources/schema/decimal-text'
import { exact, rounded } from '../../../resources/schema/exact'
import type { AveragePrice } from '../../../resources/statistics/answers'
import { given, type StatisticsAsked } from './asked'
import { OrderPages } from './BehindModal'
import { useStatisticsCalls } from './use-statistics'

/** « 12,5 kg »: a quantity of base units. */
export const baseQuantity = (quantity: string, unit: string): string =>
  `${decimalText(withScale(rounded(exact(quantity), 3), 0))} ${unit}`

interface Props {
  asked: StatisticsAsked
  article: AveragePrice
  onClose: () => void
}

/** The orders behind an average price: what each took, and at which price. */
export function PriceOrdersModal({ asked, article: { article_id, label, unit }, onClose }: Props) {
  const calls = useStatisticsCalls()
  const all = { ...asked, article_id }
  return (
    <OrderPages
      name={label}
      asked={['prices', 'orders', all]}
      read={(offset, signal) => calls.priceOrders({ ...given(asked), article_id, offset }, { signal })}
      more={[
        { title: texts.quantity, of: ({ quantity }) => baseQuantity(quantity, unit), is: 'number' },
        { title: texts.orderPrice, of: ({ price }) => priceText(price), is: 'number' },
      ]}
      onClose={onClose}
    />
  )
}
