import Box from '@mui/material/Box'
import { priceText } from '../../../i18n/fr/article-facts'
import { priceHistoryTexts as texts } from '../../../i18n/fr/price-history'
import type { PriceHistory, PricePeriod } from '../../../resources/catalogue/price-answers'
import { changePercent, priceState } from '../../../resources/catalogue/price-periods'
import { shownPrice } from '../../../resources/catalogue/shop-prices'
import { frenchDay } from '../../../resources/schema/date-text'
import { decimalText } from '../../../resources/schema/decimal-text'
import { ChartTable } from '../ChartTable'
import { curvePath } from './curve-path'

const box = { width: 360, height: 110 }

const signed = (pct: string) => `${pct.startsWith('-') ? '−' : '+'}${decimalText(pct.replace('-', ''))} %`

interface Props {
  history: PriceHistory
  ttc: boolean
}

/** Past, present and announced prices: in words, as a curve, as a table. */
export function HistoryView({ history: { periods, today, rate, unit }, ttc }: Props) {
  if (periods.length === 0) return <Box>{texts.empty}</Box>
  const priced = (price_ht: string) => priceText(shownPrice({ price_ht, rate }, ttc) ?? price_ht)
  const said = (price_ht: string) => texts.unit(priced(price_ht), unit, ttc ? texts.ttc : texts.ht)
  const stateOf = (period: PricePeriod) => priceState({ valid_from: period.from, valid_to: period.to }, today)
  const current = periods.find((period) => stateOf(period) === 'current')
  const next = periods.find((period) => stateOf(period) === 'future')
  const sorted = periods.map(({ price_ht }) => price_ht).sort((one, other) => Number(one) - Number(other))
  const [lowest = '0', highest = '0'] = [sorted[0], sorted.at(-1)]
  const { past, future, now, high, low } = curvePath(periods, { ...box, today })
  return (
    <>
      <Box sx={{ fontWeight: 600 }}>
        {current ? texts.since({ price: said(current.price_ht), day: frenchDay(current.from) }) : texts.none}
      </Box>
      {next && <Box>{texts.announced({ price: said(next.price_ht), day: frenchDay(next.from) })}</Box>}
      <Box
        component="svg"
        viewBox={`-2 -16 ${box.width + 4} ${box.height + 36}`}
        role="img"
        aria-label={texts.curve({ lowest: priced(lowest), highest: priced(highest) })}
        sx={{
          display: 'block',
          width: '100%',
          my: 1,
          '& path': { fill: 'none', stroke: 'currentColor', strokeWidth: 2, color: 'primary.main' },
          '& .future': { strokeDasharray: '5 4' },
          '& line': { stroke: 'currentColor', color: 'divider' },
          '& text': { fill: 'currentColor', color: 'text.secondary', fontSize: 11 },
        }}
      >
        <line x1={0} x2={box.width} y1={high} y2={high} />
        <line x1={0} x2={box.width} y1={low} y2={low} />
        <line x1={now} x2={now} y1={0} y2={box.height} strokeDasharray="2 3" />
        <path d={past} />
        {future && <path className="future" d={future} />}
        <text x={now} y={box.height + 14} textAnchor={now > box.width / 2 ? 'end' : 'start'}>
          {texts.today}
        </text>
        <text x={0} y={high - 5}>
          {priced(highest)}
        </text>
        {lowest !== highest && (
          <text x={0} y={low + 14}>
            {priced(lowest)}
          </text>
        )}
      </Box>
      <ChartTable
        label={texts.title}
        titles={[texts.from, texts.to, texts.price, texts.change, texts.state]}
        rows={periods
          .map((period, index) => {
            const before = periods[index - 1]
            const pct = before && changePercent(before.price_ht, period.price_ht)
            return [
              frenchDay(period.from),
              period.to === null ? '' : frenchDay(period.to),
              priced(period.price_ht),
              pct ? signed(pct) : '',
              texts.states[period.is_announced ? 'announced' : stateOf(period)],
            ]
          })
          .toReversed()}
      />
    </>
  )
}
