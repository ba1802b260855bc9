import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { statisticsScreenTexts as texts } from '../../../i18n/fr/statistics-screens'
import type { Said } from '../../../resources/measures/measure'
import { purchases } from '../../../resources/measures/purchases'
import { priceText } from '../../../resources/schema/decimal-text'
import type { Statistics } from '../../../resources/statistics/answers'
import { MeasureName } from '../../trade/MeasureName'
import { changeOf, changeText, percentText } from './change-text'

const amountText = (amount: string | null) => (amount === null ? '–' : priceText(amount))

/** Whether anything was bought off the platform: nothing is said of it otherwise. */
export const hasOff = ({ now, before }: Statistics['total']): boolean =>
  Number(now.off_ht) !== 0 || Number(before.off_ht) !== 0

/** A figure beside that of a year before. */
export interface Shown {
  of: Said
  value: string
  before: string
  change?: string | null
  /** Opens what stands behind it, and how that is told to who does not see it. */
  open?: (() => void) | undefined
  opens?: string
}

interface TilesProps {
  total: Statistics['total']
  /** Opens the orders that are counted. */
  onOrders: () => void
  /** Opens the orders that add up to the amount. */
  onAmount: () => void
}

function shown(
  { now, before }: Statistics['total'],
  { onOrders, onAmount }: Omit<TilesProps, 'total'>,
): Shown[] {
  const amount = (name: 'amount_ht' | 'amount_ttc' | 'off_ht'): Shown => ({
    of: purchases[name],
    value: priceText(now[name]),
    before: priceText(before[name]),
    change: changeOf(now[name], before[name]),
  })
  const percent = (name: 'service_rate' | 'out_share'): Shown => ({
    ...{ of: purchases[name], value: percentText(now[name]), before: percentText(before[name]) },
  })
  return [
    {
      ...amount('amount_ht'),
      open: Number(now.amount_ht) === 0 ? undefined : onAmount,
      opens: texts.seeAmount({ amount: priceText(now.amount_ht) }),
    },
    amount('amount_ttc'),
    {
      ...{ of: purchases.orders, value: now.orders.toLocaleString('fr-FR') },
      ...{ before: before.orders.toLocaleString('fr-FR') },
      change: changeOf(String(now.orders), String(before.orders)),
      open: now.orders > 0 ? onOrders : undefined,
      opens: texts.seeAllOrders({ count: now.orders.toLocaleString('fr-FR') }),
    },
    {
      ...{ of: purchases.basket_ht, value: amountText(now.basket_ht), before: amountText(before.basket_ht) },
      change: changeOf(now.basket_ht ?? '0', before.basket_ht ?? '0'),
    },
    percent('service_rate'),
    percent('out_share'),
    ...(hasOff({ now, before }) ? [amount('off_ht')] : []),
  ]
}

/** The figures of all that is shown, each beside that of a year before; the orders behind them are a click away. */
export const Tiles = ({ total, ...open }: TilesProps) => <TileList tiles={shown(total, open)} />

export function TileList({ tiles }: { tiles: readonly Shown[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 1.5,
        // Seven stand in two rows of like length, fewer in one.
        gridTemplateColumns: `repeat(auto-fit, minmax(min(${tiles.length > 6 ? 240 : 176}px, 44%), 1fr))`,
      }}
    >
      {tiles.map(({ of, value, before, change, open, opens }) => (
        <Box
          key={of.label}
          sx={{
            px: 2,
            py: 1.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: 2,
            bgcolor: 'background.paper',
          }}
        >
          <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
            <MeasureName of={of} />
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            <Box
              sx={{
                fontSize: '1.125rem',
                fontWeight: 700,
                fontVariantNumeric: 'tabular-nums',
                whiteSpace: 'nowrap',
              }}
            >
              {open ? (
                <MuiLink
                  component="button"
                  type="button"
                  aria-label={opens}
                  onClick={open}
                  sx={{ font: 'inherit', verticalAlign: 'baseline' }}
                >
                  {value}
                </MuiLink>
              ) : (
                value
              )}
            </Box>
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
              {texts.before} :{' '}
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                {before}
              </Box>
              {change !== undefined && change !== null && (
                <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                  {' '}
                  ({changeText(change)})
                </Box>
              )}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  )
}
