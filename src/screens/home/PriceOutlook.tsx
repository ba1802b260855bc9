import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { euros } from '../../../i18n/fr/orders'
import type { PriceDate } from '../../../resources/catalogue/price-answers'
import { frenchDay } from '../../../resources/schema/date-text'
import { decimalText } from '../../../resources/schema/decimal-text'
import { PriceHistory } from '../../trade/price-history/PriceHistory'
import { givenOf } from '../../trade/use-member'
import { useShopCalls } from '../../trade/use-shop-calls'
import { Awaited } from '../../widgets/Awaited'
import { SheetTable } from '../../widgets/SheetTable'
import { SectionTitle } from './SectionTitle'
import { sayHome } from './say-home'

const OutlookChart = lazy(async () => ({ default: (await import('./OutlookChart')).OutlookChart }))
const place = <Skeleton variant="rounded" height={220} />

const signed = (text: string, said: (text: string) => string) =>
  `${text.startsWith('-') ? '−' : '+'}${said(text.replace('-', ''))}`
const pctOf = (pct: string | null) => (pct === null ? '–' : `${signed(pct, decimalText)} %`)
const gapOf = (gap: string) => signed(gap, euros)

interface Props {
  member: { id: number; isGroup: boolean }
}

/** A day on which prices change: what it does to the whole basket, and the articles that weigh most. */
function NextDate({ date: { day, before, after, gap, pct, articles }, member }: Props & { date: PriceDate }) {
  const title = sayHome('home.outlookNext', { day: frenchDay(day), gap: gapOf(gap), pct: pctOf(pct) })
  return (
    <Box sx={{ mb: 2 }}>
      <Box component="h3" sx={{ m: 0, typography: 'subtitle1', fontWeight: 700 }}>
        {title}
      </Box>
      <Box sx={{ color: 'text.secondary', mb: 0.5 }}>
        {sayHome('home.outlookFrom', { before: euros(before), after: euros(after) })}
      </Box>
      <SheetTable
        name={title}
        rows={articles}
        keyOf={(article) => article.id}
        columns={[
          {
            title: sayHome('home.outlookArticle'),
            is: 'what',
            of: (article) => (
              <span>
                {article.label} <PriceHistory article={article} member={member} />
              </span>
            ),
          },
          { title: sayHome('home.outlookGap'), is: 'number', of: (article) => gapOf(article.gap) },
        ]}
      />
    </Box>
  )
}

/** The member's own drift: its basket of twelve months at the next price dates, and two years of it beside the market. */
export function PriceOutlook({ member }: Props) {
  const shop = useShopCalls()
  const { data, isLoading } = useQuery({
    queryKey: ['shop', 'outlook', member.id, member.isGroup],
    queryFn: ({ signal }) => shop.outlook(givenOf(member), { signal }),
    staleTime: 300_000,
  })
  if (!data || data.articles === 0) return isLoading ? <Awaited /> : null
  const [next, ...later] = data.dates
  return (
    <Box component="section" sx={{ mb: 4 }}>
      <SectionTitle>{sayHome('home.outlook')}</SectionTitle>
      <Card sx={{ p: 2 }}>
        {next ? (
          <NextDate date={next} member={member} />
        ) : (
          <Box sx={{ mb: 1 }}>{sayHome('home.outlookNone')}</Box>
        )}
        {later.map(({ day, gap, pct }) => (
          <Box key={day}>
            {sayHome('home.outlookNext', { day: frenchDay(day), gap: gapOf(gap), pct: pctOf(pct) })}
          </Box>
        ))}
        <Box sx={{ color: 'text.secondary', typography: 'body2', mb: 1 }}>
          {sayHome('home.outlookBasket', {
            from: frenchDay(data.from),
            amount: euros(data.basket),
            smart_count: data.articles,
          })}
        </Box>
        <Suspense fallback={place}>
          <OutlookChart curve={data.curve} />
        </Suspense>
      </Card>
    </Box>
  )
}
