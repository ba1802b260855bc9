import Box from '@mui/material/Box'
import { useState } from 'react'
import { euros } from '../../../i18n/fr/orders'
import { stockScreenTexts } from '../../../i18n/fr/stock-screens'
import { frenchDay } from '../../../resources/schema/date-text'
import { addDays, parisDay } from '../../../resources/schema/paris-time'
import { stockEndpoints } from '../../../resources/stock/endpoints'
import { type MealCostAnswer, mealCostAnswer } from '../../../resources/stock/inventory-answers'
import { useAnswer } from '../../fields/endpoints'
import { PageHead } from '../../layout/PageHead'
import { AnswerTable } from '../../trade/AnswerTable'
import { mealCostText } from '../../trade/amounts'
import { useStockMember } from '../../trade/use-stock'
import { DayInput } from '../../widgets/DayInput'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { useUrlValues } from '../../widgets/use-url-values'

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
    <AnswerTable
      answer={mealCostAnswer.data}
      file="cout-des-repas"
      name={texts.title}
      rows={data}
      keyOf={(row) => `${row.mealtype} ${row.clientmeal}`}
      foot={texts.total}
      columns={[
        { field: 'mealtype', title: texts.meal, is: 'what label' },
        {
          field: 'clientmeal',
          title: texts.client,
          is: 'state',
          of: (row) => (
            <>
              {row.clientmeal ?? '–'}
              {!row.counted && <span className="quiet"> ({texts.notCounted})</span>}
            </>
          ),
        },
        { field: 'exits', is: 'number side', total: total.exits },
        {
          field: 'meals_number',
          total: total.meals_number.toLocaleString('fr-FR'),
        },
        { field: 'amount', total: euros(total.amount) },
        {
          field: 'cost',
          is: 'number amount',
          of: (row) => row.cost && mealCostText(row.cost),
          total: total.cost && mealCostText(total.cost),
        },
      ]}
    />
  )
}

/** Cost of a meal by type of meal and kind of guest, over a period. */
export function MealCostScreen() {
  const member = useStockMember()
  const [first] = useState(() => {
    const to = parisDay(new Date())
    return { from: addDays(to, -30), to }
  })
  const [{ from, to }, choose] = useUrlValues(first)
  const { data, isError, error, refetch } = useAnswer(
    stockEndpoints.mealCost,
    { adherentId: member, ...(from ? { from } : {}), ...(to ? { to } : {}) },
    { enabled: member > 0 },
  )
  return (
    <>
      <PageHead
        title={texts.title}
        subtitle={texts.intro}
        back={{ path: '/stocks/state', label: state.title }}
      />
      <Box sx={{ display: 'flex', gap: 2, mb: 2, maxWidth: 420 }}>
        <DayInput label={texts.from} value={from || null} onChange={(day) => choose({ from: day ?? '' })} />
        <DayInput label={texts.to} value={to || null} onChange={(day) => choose({ to: day ?? '' })} />
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
