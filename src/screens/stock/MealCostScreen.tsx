import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { euros } from '../../../i18n/fr/orders'
import { stockScreenTexts } from '../../../i18n/fr/stock-screens'
import { frenchDay } from '../../../resources/schema/date-text'
import { addDays, parisDay } from '../../../resources/schema/paris-time'
import type { MealCostAnswer } from '../../../resources/stock/inventory-answers'
import { PageHead } from '../../layout/PageHead'
import { mealCostText } from '../../trade/amounts'
import { useStockCalls, useStockMember } from '../../trade/use-stock'
import { DayInput } from '../../widgets/DayInput'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { SheetRoot } from '../../widgets/sheet-style'
import { TableSkeleton } from '../../widgets/TableSkeleton'

const { meals: texts, state } = stockScreenTexts

/** Meals as bars, one a day: higher is dearer. */
function Days({ days }: Pick<MealCostAnswer, 'days'>) {
  const top = Math.max(...days.map(({ cost }) => Number(cost ?? 0)), 0.0001)
  return (
    <Box component="figure" sx={{ m: 0, mt: 3 }}>
      <Box component="figcaption" sx={{ typography: 'h4', mb: 1 }}>
        {texts.days}
      </Box>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
        {days.map(({ day, cost, meals_number }) => (
          <Box
            component="li"
            key={day}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '92px 1fr auto', sm: '96px 1fr 170px' },
              alignItems: 'center',
              gap: 1.5,
            }}
          >
            <span>{frenchDay(day)}</span>
            <Box
              sx={{
                height: 14,
                borderRadius: 1,
                bgcolor: 'primary.main',
                width: `${(Number(cost ?? 0) * 100) / top}%`,
              }}
            />
            <Box sx={{ fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}>
              {cost && mealCostText(cost)} · {texts.mealsNumber({ smart_count: meals_number })}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

function Table({ data, total }: Pick<MealCostAnswer, 'data' | 'total'>) {
  return (
    <SheetRoot>
      <table aria-label={texts.title}>
        <thead>
          <tr>
            {[texts.meal, texts.client].map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
            {[texts.exits, texts.count, texts.amount, texts.cost].map((text) => (
              <th key={text} scope="col" className="number">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((row) => (
            <tr key={`${row.mealtype} ${row.clientmeal}`}>
              <td className="what label">{row.mealtype ?? '–'}</td>
              <td className="state">
                {row.clientmeal ?? '–'}
                {!row.counted && <span className="quiet"> ({texts.notCounted})</span>}
              </td>
              <td className="number side">{row.exits}</td>
              <td className="number" data-label={texts.count}>
                {row.meals_number.toLocaleString('fr-FR')}
              </td>
              <td className="number" data-label={texts.amount}>
                {euros(row.amount)}
              </td>
              <td className="number amount" data-label={texts.cost}>
                {row.cost && mealCostText(row.cost)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={2} className="what">
              {texts.total}
            </td>
            <td className="number side">{total.exits}</td>
            <td className="number" data-label={texts.count}>
              {total.meals_number.toLocaleString('fr-FR')}
            </td>
            <td className="number" data-label={texts.amount}>
              {euros(total.amount)}
            </td>
            <td className="number" data-label={texts.cost}>
              {total.cost && mealCostText(total.cost)}
            </td>
          </tr>
        </tfoot>
      </table>
    </SheetRoot>
  )
}

/** Cost of a meal by type of meal and kind of guest, over a period. */
export function MealCostScreen() {
  const member = useStockMember()
  const calls = useStockCalls()
  const [period, setPeriod] = useState(() => {
    const to = parisDay(new Date())
    return { from: addDays(to, -30) as string | null, to: to as string | null }
  })
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['stock', 'meals', member, period],
    queryFn: ({ signal }) =>
      calls.mealCost(
        member,
        { ...(period.from ? { from: period.from } : {}), ...(period.to ? { to: period.to } : {}) },
        signal,
      ),
    enabled: member > 0,
  })
  return (
    <>
      <PageHead
        title={texts.title}
        subtitle={texts.intro}
        back={{ path: '/stocks/state', label: state.title }}
      />
      <Box sx={{ display: 'flex', gap: 2, mb: 2, maxWidth: 420 }}>
        <DayInput
          label={texts.from}
          value={period.from}
          onChange={(from) => setPeriod({ ...period, from })}
        />
        <DayInput label={texts.to} value={period.to} onChange={(to) => setPeriod({ ...period, to })} />
      </Box>
      {isError && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!data && !isError && <TableSkeleton />}
      {data?.data.length === 0 && <EmptyState title={texts.none} />}
      {data && data.data.length > 0 && (
        <>
          <Table data={data.data} total={data.total} />
          {data.days.length > 1 && <Days days={data.days} />}
        </>
      )}
    </>
  )
}
