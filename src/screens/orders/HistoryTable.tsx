import { useMemo } from 'react'
import { priceText } from '../../../i18n/fr/article-facts'
import { toolTexts as texts } from '../../../i18n/fr/cart-tools'
import { frenchQuantity, quantityWords, unitWord } from '../../../i18n/fr/orders'
import { pressTexts } from '../../../i18n/fr/presses'
import type { HabitAnswer } from '../../../resources/orders/tool-answers'
import { frenchDay } from '../../../resources/schema/date-text'
import { compareDecimals, decimalText } from '../../../resources/schema/decimal-text'
import { exact, rounded } from '../../../resources/schema/exact'
import { CartRoot } from '../../trade/cart-style'
import { OwnPriceHistory } from '../../trade/price-history/OwnPriceHistory'
import { QuantityStepper } from '../../trade/QuantityStepper'
import { useIsWaiting, useQuantity } from '../../trade/use-quantities'
import { UnitPrice } from './UnitPrice'
import { coefs } from './use-usual'

const rule = { order_step: null, order_minimum: null }

/** « + 2,50 % »: the sign tells, not only the colour. */
function Evolution({ percent }: { percent: string }) {
  const sign = compareDecimals(percent, '0')
  const text = `${sign > 0 ? '+' : ''}${decimalText(percent)} %`
  return <span className={sign > 0 ? 'warning' : undefined}>{sign === 0 ? '=' : text}</span>
}

function Order({ row, mayOrder }: { row: HabitAnswer; mayOrder: boolean }) {
  const item = useMemo(
    () => ({
      ...{ article_id: row.article_id, supplier_id: row.supplier_id, label: row.label },
      price: row.price_ht === null ? null : { ...coefs(row), price_ht: row.price_ht },
    }),
    [row],
  )
  const [quantity, change] = useQuantity(item)
  const isWaiting = useIsWaiting(item)
  if (row.price_ht === null) return <span className="quiet">{texts.notOrderable}</span>
  const isSuggested = compareDecimals(row.suggested_quantity, '0') > 0
  return (
    <div className="order">
      <QuantityStepper
        label={row.label}
        unit={unitWord(row.unit)}
        quantity={quantity}
        rule={rule}
        disabled={!mayOrder}
        onChange={change}
      />
      {isWaiting && <span className="quiet">{pressTexts.waits}</span>}
      {isSuggested && mayOrder && compareDecimals(quantity, row.suggested_quantity) < 0 && (
        <button
          type="button"
          className="link"
          aria-label={texts.useSuggestion({ label: row.label })}
          onClick={() => change(row.suggested_quantity)}
        >
          {texts.suggested} : {quantityWords(row.suggested_quantity, row.unit)}
        </button>
      )}
    </div>
  )
}

/** The articles of the habits, the most bought first. */
export function HistoryTable({ rows, mayOrder }: { rows: readonly HabitAnswer[]; mayOrder: boolean }) {
  const heads = [texts.total, texts.perWeek, texts.lastPrice, texts.evolution, texts.lastDate]
  return (
    <CartRoot className="history" sx={{ overflowX: 'auto' }}>
      <table aria-label={texts.history}>
        <thead>
          <tr>
            <th scope="col">{texts.article}</th>
            {heads.map((head) => (
              <th key={head} scope="col" className="number">
                {head}
              </th>
            ))}
            <th scope="col">{texts.cart}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.article_id}>
              <td className="what">
                <div className="label">{row.label}</div>
                <div className="quiet">
                  {[row.supplier, row.family].filter(Boolean).map((text) => `${text} · `)}
                  <span className="ref">{row.ref_supplier}</span>
                </div>
                <div className="quiet narrow">
                  {texts.bought({
                    quantity: quantityWords(row.quantity, row.unit),
                    price: `${priceText(row.last_price_ht)} / ${unitWord(row.billing_unit)}`,
                    day: frenchDay(row.last_date),
                  })}
                </div>
              </td>
              <td className="number unit">{quantityWords(row.quantity, row.unit)}</td>
              <td className="number unit">{frenchQuantity(rounded(exact(row.average_week), 1))}</td>
              <td className="number unit">
                <UnitPrice price={row.last_price_ht} unit={unitWord(row.billing_unit)}>
                  <OwnPriceHistory article={{ id: row.article_id, label: row.label }} />
                </UnitPrice>
              </td>
              <td className="number unit">
                <Evolution percent={row.price_evolution} />
              </td>
              <td className="number unit">{frenchDay(row.last_date)}</td>
              <td className="suggest">
                <Order row={row} mayOrder={mayOrder} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </CartRoot>
  )
}
