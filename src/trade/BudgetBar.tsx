import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { cartTexts } from '../../i18n/fr/carts'
import { euros } from '../../i18n/fr/orders'
import { sumOf } from '../../resources/orders/totals'
import { compareDecimals } from '../../resources/schema/decimal-text'
import { Awaited } from '../widgets/Awaited'
import { useBudget } from './use-budget'

const share = (part: string, whole: string) => Math.min(100, (Number(part) / Number(whole)) * 100)

/** What is ordered, and what the carts would add, against the annual food budget; nothing without one. */
export function BudgetBar() {
  const { data, isPending } = useBudget()
  if (isPending) return <Awaited />
  if (!data?.budget || compareDecimals(data.budget, '0') <= 0) return null
  const spent = sumOf(data.months.map(({ food_ht }) => food_ht))
  const withCarts = sumOf([spent, data.carts_ht])
  const isOver = compareDecimals(withCarts, data.budget) > 0
  return (
    <Box
      sx={{ mb: 2, p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          gap: 1,
          typography: 'body2',
          mb: 0.75,
        }}
      >
        <b>
          {cartTexts.budget} {data.year}
        </b>
        <span>
          {cartTexts.budgetOf({ spent: euros(spent), budget: euros(data.budget) })}
          {compareDecimals(data.carts_ht, '0') > 0 &&
            ` · ${cartTexts.budgetCarts({ amount: euros(data.carts_ht) })}`}
        </span>
      </Box>
      <LinearProgress
        variant="buffer"
        aria-label={cartTexts.budget}
        value={share(spent, data.budget)}
        valueBuffer={share(withCarts, data.budget)}
        color={isOver ? 'error' : 'primary'}
        sx={{
          height: 8,
          borderRadius: 4,
          bgcolor: 'surface.subtle',
          '& .MuiLinearProgress-dashed': { display: 'none' },
        }}
      />
      {isOver && (
        <Box sx={{ typography: 'body2', fontWeight: 600, color: 'error.main', mt: 0.5 }}>
          {cartTexts.budgetOver}
        </Box>
      )}
    </Box>
  )
}
