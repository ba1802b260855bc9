import { rebateScreenTexts as texts } from '../../../i18n/fr/rebate-screens'
import type { RateForecast, RfaRow } from '../../../resources/rebates/answers'
import { decimalText, priceText } from '../../../resources/schema/decimal-text'

const percent = (rate: string) => `${decimalText(rate)} %`

/** The tier of each rate, with its name where there are several. */
const tiers = (rates: readonly RateForecast[], textOf: (rate: RateForecast) => string) =>
  rates.map((rate, at) => (
    // Two rates may be called alike.
    <div key={`${at} ${rate.label}`} className="quiet" style={{ fontWeight: 400 }}>
      {rates.length > 1 && `${rate.label} : `}
      {textOf(rate)}
    </div>
  ))

/** The rebate to date, and the tier that each rate has reached. */
export function ToDate({ row: { to_date_ht, forecasts } }: { row: RfaRow }) {
  return (
    <>
      {priceText(to_date_ht)}
      {tiers(forecasts, ({ rate }) => texts.tierReached({ rate: percent(rate) }))}
    </>
  )
}

/** The rebate at the end of the year at this pace, and the tiers that it reaches. */
export function Forecast({ row: { forecast_ht, expected_ht, forecasts } }: { row: RfaRow }) {
  if (forecast_ht === null) return '–'
  return (
    <>
      {priceText(forecast_ht)}
      {expected_ht !== null && (
        <div className="quiet">{texts.expected({ amount: priceText(expected_ht) })}</div>
      )}
      {tiers(forecasts, ({ expected_rate }) => texts.tierExpected({ rate: percent(expected_rate ?? '0') }))}
    </>
  )
}
