import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { priceTexts as texts } from '../../../../i18n/fr/catalogue'
import type { Period, PricePart } from '../../../../resources/catalogue/price-line'
import { scopeKey } from '../../../../resources/catalogue/price-periods'
import { frenchDay } from '../../../../resources/schema/date-text'
import { priceText } from '../../../../resources/schema/decimal-text'
import { addDays, daysBetween } from '../../../../resources/schema/paris-time'
import { type ArticlePrice, lineOfScope, scopeName } from './use-prices'

type Kind = 'standing' | 'promotion'

/** The days that are drawn: two months back, or what is in force, and a month after the last price begins or ends. */
function shownDays(prices: readonly ArticlePrice[], today: string): { from: string; to: string } {
  const days = prices.flatMap(({ valid_from, valid_to }) => [valid_from, ...(valid_to ? [valid_to] : [])])
  const last = [today, ...days].sort().at(-1) ?? today
  const far = addDays(today, 365)
  return { from: addDays(today, -60), to: addDays(last < far ? last : far, 30) }
}

const dayAndMonth = (day: string) => frenchDay(day).slice(0, 5)

/** The line of prices as a picture: what stands, and the promotions that lie over it. */
export function PriceTimeline({ prices, today }: { prices: readonly ArticlePrice[]; today: string }) {
  const days = shownDays(prices, today)
  const all = daysBetween(days.from, days.to)
  const at = (day: string) => Math.min(100, Math.max(0, (daysBetween(days.from, day) / all) * 100))
  const scopes = [...new Map(prices.map((price) => [scopeKey(price), scopeName(price)])).entries()]
  return (
    <Box component="figure" sx={{ m: 0, mb: 3 }}>
      <Typography variant="subtitle2" component="figcaption" sx={{ mb: 1 }}>
        {texts.timeline}
      </Typography>
      {scopes.map(([scope, name]) => {
        const { standing, bounded } = lineOfScope(prices, scope)
        return (
          <Box key={scope} sx={{ mb: 1.5 }}>
            {scopes.length > 1 && (
              <Typography variant="body2" color="text.secondary">
                {name}
              </Typography>
            )}
            <Box sx={{ position: 'relative' }}>
              {bounded.length > 0 && <Lane kind="promotion" prices={bounded} shown={days} at={at} />}
              <Lane kind="standing" prices={standing} shown={days} at={at} />
              <Box
                aria-hidden
                sx={{
                  ...{ position: 'absolute', top: 0, bottom: 0, left: `${at(today)}%` },
                  ...{ borderLeft: '2px dashed', borderColor: 'text.primary', pointerEvents: 'none' },
                }}
              />
            </Box>
          </Box>
        )
      })}
      <Box
        aria-hidden
        sx={{ position: 'relative', height: 20, typography: 'caption', color: 'text.secondary' }}
      >
        <Box sx={{ position: 'absolute', left: 0 }}>{dayAndMonth(days.from)}</Box>
        <Box
          sx={{
            ...{ position: 'absolute', left: `${at(today)}%`, transform: 'translateX(-50%)' },
            ...{ whiteSpace: 'nowrap', color: 'text.primary', fontWeight: 600 },
          }}
        >
          {texts.today}
        </Box>
        <Box sx={{ position: 'absolute', right: 0 }}>{dayAndMonth(days.to)}</Box>
      </Box>
    </Box>
  )
}

interface LaneProps {
  kind: Kind
  prices: readonly PricePart[]
  shown: Period
  at: (day: string) => number
}

const colors = {
  standing: { bgcolor: 'primary.main', color: 'primary.contrastText' },
  promotion: { bgcolor: 'warning.light', color: 'text.primary' },
} as const

function Lane({ kind, prices, shown, at }: LaneProps) {
  const seen = prices.filter(({ from, to }) => from <= (shown.to ?? from) && (to ?? shown.from) >= shown.from)
  return (
    <Box
      component="ul"
      aria-label={texts.kinds[kind]}
      sx={{ position: 'relative', height: 30, m: 0, mb: 0.5, p: 0, listStyle: 'none' }}
    >
      {seen.map((price) => {
        const left = at(price.from)
        const right = price.to === null ? 100 : at(addDays(price.to, 1))
        const named = texts.timelineOf({
          ...{ kind: texts.kinds[kind], price: priceText(price.price_ht), from: frenchDay(price.from) },
          to: price.to ? frenchDay(price.to) : '…',
        })
        return (
          <Box
            component="li"
            key={price.from}
            title={named}
            aria-label={named}
            sx={{
              ...{ position: 'absolute', top: 0, bottom: 0, left: `${left}%`, width: `${right - left}%` },
              ...{ minWidth: 6, border: '1px solid', borderColor: 'background.paper', borderRadius: 0.5 },
              ...{ px: 0.5, whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
              // A short promotion on a phone: its price stands over the free lane beside it.
              overflow: kind === 'promotion' ? 'visible' : 'hidden',
              ...{ typography: 'caption', lineHeight: '28px', ...colors[kind] },
            }}
          >
            {priceText(price.price_ht)}
          </Box>
        )
      })}
    </Box>
  )
}
