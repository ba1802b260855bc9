import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { statisticsScreenTexts as texts } from '../../../i18n/fr/statistics-screens'
import { prices } from '../../../resources/measures/prices'
import { purchases } from '../../../resources/measures/purchases'
import { priceText, signed } from '../../../resources/schema/decimal-text'
import { type AveragePrice, averagePrices } from '../../../resources/statistics/answers'
import { statisticsEndpoints } from '../../../resources/statistics/endpoints'
import { useAnswer } from '../../fields/endpoints'
import { AnswerTable } from '../../trade/AnswerTable'
import { MeasureName } from '../../trade/MeasureName'
import { ErrorState } from '../../widgets/ErrorState'
import { euroValue } from '../../widgets/sheet-table/value'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { given, type StatisticsAsked } from './asked'
import { changeText } from './change-text'
import { baseQuantity, PriceOrdersModal } from './PriceOrdersModal'
import { Section } from './Section'
import { useFew } from './use-few'

const gainOf = (effect: string | null) => (effect === null ? '–' : signed(effect, priceText))

/** What was paid for each article on average, beside a year before; its orders are a click away. */
export function PricesSection({ asked }: { asked: StatisticsAsked }) {
  const few = useFew()
  const [open, setOpen] = useState<AveragePrice>()
  const { data, error, refetch } = useAnswer(statisticsEndpoints.prices, given(asked), { keeps: true })
  return (
    <Section title={texts.prices} action={null}>
      <Box sx={{ color: 'text.secondary', maxWidth: 900 }}>{texts.pricesOf}</Box>
      {error && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <TableSkeleton />}
      {data && data.data.length > 0 && (
        <AnswerTable
          answer={averagePrices.data}
          name={texts.prices}
          rows={data.data}
          few={{ count: few }}
          keyOf={({ article_id }) => article_id}
          columns={[
            {
              field: 'label',
              title: texts.article,
              is: 'what',
              under: ({ supplier }) => supplier,
            },
            { field: 'amount_ht', title: purchases.amount_ht.label },
            {
              field: 'quantity',
              title: texts.quantity,
              of: ({ quantity, unit }) => baseQuantity(quantity, unit),
              is: 'number spare',
            },
            {
              field: 'price',
              title: prices.price.label,
              head: <MeasureName of={prices.price} />,
              of: ({ price, unit }) => `${priceText(price)} / ${unit}`,
              is: 'number',
            },
            {
              title: texts.before,
              value: ({ price_before }) => euroValue(price_before),
              of: ({ price_before }) => (price_before === null ? '–' : priceText(price_before)),
              is: 'number spare',
            },
            { field: 'change', title: texts.change, of: ({ change }) => changeText(change) },
            {
              field: 'effect_ht',
              title: prices.effect_ht.label,
              head: <MeasureName of={prices.effect_ht} />,
              of: ({ effect_ht }) => gainOf(effect_ht),
              is: 'number',
            },
            {
              title: texts.orders,
              of: (row) => (
                <Button
                  size="small"
                  aria-label={texts.seeOrders({ name: row.label })}
                  onClick={() => setOpen(row)}
                >
                  {texts.see}
                </Button>
              ),
              is: 'number',
            },
          ]}
        />
      )}
      {data && data.more > 0 && <div>{texts.more({ smart_count: data.more })}</div>}
      {open && <PriceOrdersModal asked={asked} article={open} onClose={() => setOpen(undefined)} />}
    </Section>
  )
}
