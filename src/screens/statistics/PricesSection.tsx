import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { statisticsScreenTexts as texts } from '../../../i18n/fr/statistics-screens'
import { prices } from '../../../resources/measures/prices'
import { purchases } from '../../../resources/measures/purchases'
import { frenchPrice } from '../../../resources/schema/decimal-text'
import type { AveragePrice } from '../../../resources/statistics/answers'
import { statisticsEndpoints } from '../../../resources/statistics/endpoints'
import { useAnswer } from '../../fields/endpoints'
import { signed } from '../../trade/amounts'
import { MeasureName } from '../../trade/MeasureName'
import { ErrorState } from '../../widgets/ErrorState'
import { SheetTable } from '../../widgets/SheetTable'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { given, type StatisticsAsked } from './asked'
import { changeText } from './change-text'
import { baseQuantity, PriceOrdersModal } from './PriceOrdersModal'
import { Section } from './Section'
import { useFew } from './use-few'

const gainOf = (effect: string | null) => (effect === null ? '–' : signed(effect, frenchPrice))

/** What was paid for each article on average, beside a year before; its orders are a click away. */
export function PricesSection({ asked }: { asked: StatisticsAsked }) {
  const few = useFew()
  const [isWhole, setWhole] = useState(false)
  const [open, setOpen] = useState<AveragePrice>()
  const { data, error, refetch } = useAnswer(statisticsEndpoints.prices, given(asked), { keeps: true })
  return (
    <Section title={texts.prices} action={null}>
      <Box sx={{ color: 'text.secondary', maxWidth: 900 }}>{texts.pricesOf}</Box>
      {error && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <TableSkeleton />}
      {data && data.data.length > 0 && (
        <SheetTable
          name={texts.prices}
          rows={isWhole ? data.data : data.data.slice(0, few)}
          keyOf={({ article_id }) => article_id}
          columns={[
            {
              title: texts.article,
              of: ({ label, supplier }) => (
                <>
                  <div className="label">{label}</div>
                  <div className="quiet">{supplier}</div>
                </>
              ),
              is: 'what',
            },
            { title: purchases.amount_ht.label, of: ({ amount_ht }) => frenchPrice(amount_ht), is: 'number' },
            {
              title: texts.quantity,
              of: ({ quantity, unit }) => baseQuantity(quantity, unit),
              is: 'number spare',
            },
            {
              title: prices.price.label,
              head: <MeasureName of={prices.price} />,
              of: ({ price, unit }) => `${frenchPrice(price)} / ${unit}`,
              is: 'number',
            },
            {
              title: texts.before,
              of: ({ price_before }) => (price_before === null ? '–' : frenchPrice(price_before)),
              is: 'number spare',
            },
            { title: texts.change, of: ({ change }) => changeText(change), is: 'number' },
            {
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
      {data && data.data.length > few && (
        <Button onClick={() => setWhole(!isWhole)} sx={{ justifySelf: 'start' }}>
          {isWhole ? texts.less : `${texts.all} (${data.data.length})`}
        </Button>
      )}
      {data && isWhole && data.more > 0 && <div>{texts.more({ smart_count: data.more })}</div>}
      {open && <PriceOrdersModal asked={asked} article={open} onClose={() => setOpen(undefined)} />}
    </Section>
  )
}
