import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { lazy, Suspense } from 'react'
import { euros } from '../../../i18n/fr/orders'
import { spendByMonth } from '../../../resources/catalogue/spend'
import { parisDay } from '../../../resources/schema/paris-time'
import { BudgetBar } from '../../trade/BudgetBar'
import { useBudget } from '../../trade/use-budget'
import { Awaited } from '../../widgets/Awaited'
import { SectionTitle } from './SectionTitle'
import { sayHome } from './say-home'

const SpendChart = lazy(async () => ({ default: (await import('./SpendChart')).SpendChart }))
const place = <Skeleton variant="rounded" height={240} />

/** What the member orders this year, against its food budget; the chart comes after the page. */
export function Spend() {
  const { data, isPending } = useBudget()
  if (!data) return isPending ? <Waiting /> : null
  const now = parisDay(new Date()).slice(0, 7)
  return (
    <Box component="section" sx={{ mb: 4 }}>
      <SectionTitle>{sayHome('home.spend', { year: data.year })}</SectionTitle>
      <BudgetBar />
      <Card sx={{ p: 2 }}>
        {data.months.length === 0 ? (
          <Box sx={{ color: 'text.secondary' }}>{sayHome('home.noSpend')}</Box>
        ) : (
          <>
            <Box sx={{ fontWeight: 550, mb: 1 }}>
              {sayHome('home.spendOf', { amount: euros(spendByMonth(data).of(now)) })}
            </Box>
            <Suspense fallback={place}>
              <Box
                component="figure"
                aria-label={sayHome('home.spendChart', { year: data.year })}
                sx={{ m: 0 }}
              >
                <SpendChart answer={data} />
              </Box>
            </Suspense>
          </>
        )}
      </Card>
    </Box>
  )
}

const Waiting = () => (
  <>
    <Box sx={{ mb: 4 }}>{place}</Box>
    <Awaited />
  </>
)
