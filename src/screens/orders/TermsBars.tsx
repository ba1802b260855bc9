import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { cartTexts } from '../../../i18n/fr/carts'
import { euros, francoSentence } from '../../../i18n/fr/orders'
import type { CartTermsAnswer } from '../../../resources/orders/answers'
import { compareDecimals } from '../../../resources/schema/decimal-text'
import { differenceOf, exact, plus, rounded } from '../../../resources/schema/exact'

interface BarProps {
  label: string
  done: string
  goods: string
  wanted: string
  /** What is said while it is not reached; without it, the label and what is missing. */
  hint?: (missing: string) => string
  isBlocking?: boolean
}

const share = (goods: string, wanted: string) => Math.min(100, (Number(goods) / Number(wanted)) * 100)

/** How far the goods are from an amount. */
function Bar({ label, done, goods, wanted, hint, isBlocking }: BarProps) {
  const isDone = compareDecimals(goods, wanted) >= 0
  const missing = differenceOf(wanted, goods)
  return (
    <div>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          columnGap: 1,
          typography: 'body2',
          mb: 0.25,
        }}
      >
        <span>{isDone ? done : `${label} : ${euros(wanted)}`}</span>
        {!isDone && (
          <Box component="span" sx={{ color: isBlocking ? 'error.main' : 'warning.main', fontWeight: 600 }}>
            {hint ? hint(missing) : cartTexts.missing({ amount: euros(missing) })}
          </Box>
        )}
      </Box>
      <LinearProgress
        variant="determinate"
        aria-label={label}
        value={share(goods, wanted)}
        color={isDone ? 'success' : isBlocking ? 'error' : 'warning'}
        sx={{ height: 6, borderRadius: 3 }}
      />
    </div>
  )
}

const isAsked = (amount: string | null): amount is string =>
  amount !== null && compareDecimals(amount, '0') > 0

/** Minimum and franco of a supplier as progress. */
export function TermsBars({ terms, goods }: { terms: CartTermsAnswer; goods: string }) {
  const { minimum_ht, franco_ht, shipping_ht, block_below_minimum, truck } = terms
  const together = truck ? rounded(plus(exact(goods), exact(truck.goods_ht)), 2) : goods
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {isAsked(minimum_ht) && (
        <Bar
          label={cartTexts.minimum}
          done={cartTexts.minimumDone}
          goods={goods}
          wanted={minimum_ht}
          isBlocking={block_below_minimum}
        />
      )}
      {isAsked(franco_ht) && isAsked(shipping_ht) && (
        <Bar
          label={cartTexts.franco}
          done={cartTexts.francoDone}
          hint={francoSentence}
          goods={together}
          wanted={franco_ht}
        />
      )}
      {truck && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {cartTexts.truck({ smart_count: truck.orders, amount: euros(truck.goods_ht) })}
        </Box>
      )}
    </Box>
  )
}
