import { useState } from 'react'
import { statisticsScreenTexts as texts } from '../../../i18n/fr/statistics-screens'
import type { Said } from '../../../resources/measures/measure'
import { conduct, priceIndexes } from '../../../resources/measures/prices'
import { sayWord } from '../../../resources/schema/say'
import type { Indicators, IndicatorsAnswer, IndicatorsPart } from '../../../resources/statistics/answers'
import { askedBy, type Dimension, dimensions } from '../../../resources/statistics/dimensions'
import { statisticsEndpoints } from '../../../resources/statistics/endpoints'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import type { StatisticsAsked } from './asked'
import { BehindModal } from './BehindModal'
import { ByChooser, Workbook } from './ByChooser'
import { percentText } from './change-text'
import { IndexChart } from './IndexChart'
import { delayText, IndicatorsTable, indexText } from './IndicatorsTable'
import { PricesSection } from './PricesSection'
import { Section } from './Section'
import { type Shown, TileList } from './Tiles'
import { useIndicators } from './use-statistics'

interface Props {
  asked: StatisticsAsked
  by: Dimension
  offered: readonly Dimension[]
  onSet: (values: Readonly<Record<string, string | null>>) => void
}

const tilesOf = ({ now, before }: IndicatorsAnswer['total']): Shown[] => {
  const tile = (of: Said, textOf: (one: Indicators) => string): Shown => ({
    of,
    value: textOf(now),
    before: textOf(before),
  })
  // An index is the comparison itself.
  const index = (name: keyof typeof priceIndexes): Shown => ({
    of: priceIndexes[name],
    ...{ value: indexText(now[name]), before: now[name] === null ? '–' : '100' },
  })
  return [
    index('price_paasche'),
    index('price_laspeyres'),
    tile(conduct.credit_recovery, ({ credit_recovery }) => percentText(credit_recovery)),
    tile(conduct.validation_minutes, ({ validation_minutes }) => delayText(validation_minutes)),
    tile(conduct.coverage, ({ coverage }) => percentText(coverage)),
  ]
}

/** Prices, credits, approval and coverage: of all, of each month, and of the parts of a dimension that is chosen. */
export function IndicatorsView({ asked, by, offered, onSet }: Props) {
  const [open, setOpen] = useState<{ asked: StatisticsAsked; name: string }>()
  const months = useIndicators(asked, 'month')
  const parts = useIndicators(asked, by)
  if (months.error && !months.data)
    return <ErrorState text={months.error.message} onRetry={() => void months.refetch()} />
  if (!months.data) return <TableSkeleton />
  if (!months.data.rows.length) return <EmptyState title={texts.empty} text={texts.emptyText} />
  const tableOf = (found: IndicatorsAnswer, title: string) => {
    const one = ({ key }: IndicatorsPart) => Object.fromEntries([askedBy(found.by, key)])
    return (
      <IndicatorsTable
        found={found}
        title={title}
        onNarrow={(part) => onSet(one(part))}
        onOrders={(part) => setOpen({ asked: { ...asked, ...one(part), figure: 'orders' }, name: part.name })}
      />
    )
  }
  const title = sayWord(dimensions[by].label)
  return (
    <>
      <TileList tiles={tilesOf(months.data.total)} />
      <Section
        title={texts.months}
        action={<Workbook asked={asked} by="month" of={statisticsEndpoints.indicatorsWorkbook} />}
      >
        <IndexChart found={months.data} />
        {tableOf(months.data, texts.months)}
      </Section>
      <Section
        title={`${texts.by} ${title.toLowerCase()}`}
        action={
          <>
            <ByChooser by={by} offered={offered} onSet={onSet} />
            <Workbook asked={asked} by={by} of={statisticsEndpoints.indicatorsWorkbook} />
          </>
        }
      >
        {parts.error && <ErrorState text={parts.error.message} onRetry={() => void parts.refetch()} />}
        {!parts.data && !parts.error && <TableSkeleton />}
        {parts.data && tableOf(parts.data, sayWord(dimensions[parts.data.by].label))}
        {parts.data && parts.data.more > 0 && <div>{texts.more({ smart_count: parts.data.more })}</div>}
      </Section>
      <PricesSection asked={asked} />
      {open && <BehindModal asked={open.asked} name={open.name} onClose={() => setOpen(undefined)} />}
    </>
  )
}
