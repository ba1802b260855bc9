import Box from '@mui/material/Box'
import { useState } from 'react'
import { statisticsScreenTexts as texts } from '../../../i18n/fr/statistics-screens'
import { purchases } from '../../../resources/measures/purchases'
import { sayWord } from '../../../resources/schema/say'
import type { FiguresPart, Statistics } from '../../../resources/statistics/answers'
import { askedBy, type Dimension, dimensions } from '../../../resources/statistics/dimensions'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import type { StatisticsAsked } from './asked'
import { BehindModal } from './BehindModal'
import { ByChooser, Workbook } from './ByChooser'
import { MonthsChart } from './MonthsChart'
import { PartsChart } from './PartsChart'
import { PartsTable } from './PartsTable'
import { Section } from './Section'
import { hasOff, Tiles } from './Tiles'
import { useStatistics } from './use-statistics'

interface Props {
  asked: StatisticsAsked
  months: Statistics
  by: Dimension
  offered: readonly Dimension[]
  onSet: (values: Readonly<Record<string, string | null>>) => void
}

/** The figures of all, of each month, and of the parts of a dimension that is chosen. */
export function FiguresView({ asked, months, by, offered, onSet }: Props) {
  const [open, setOpen] = useState<{ asked: StatisticsAsked; name: string }>()
  const parts = useStatistics(asked, by)
  if (months.total.now.lines === 0 && months.total.before.lines === 0 && !hasOff(months.total))
    return <EmptyState title={texts.empty} text={texts.emptyText} />
  const tableOf = (found: Statistics, title: string) => {
    const one = ({ key }: FiguresPart) => {
      const [name, value] = askedBy(found.by, key)
      return { [name]: value }
    }
    return (
      <PartsTable
        key={found.by}
        found={found}
        title={title}
        onNarrow={(part) => onSet(one(part))}
        onOrders={(part) => setOpen({ asked: { ...asked, ...one(part), figure: 'orders' }, name: part.name })}
        onAmount={(part) =>
          setOpen({ asked: { ...asked, ...one(part), figure: 'received' }, name: part.name })
        }
      />
    )
  }
  const title = sayWord(dimensions[by].label)
  return (
    <>
      <Tiles
        total={months.total}
        onOrders={() => setOpen({ asked: { ...asked, figure: 'orders' }, name: texts.allOrders })}
        onAmount={() => setOpen({ asked: { ...asked, figure: 'received' }, name: purchases.amount_ht.label })}
      />
      <Section title={texts.months} action={<Workbook asked={asked} by="month" />}>
        <MonthsChart found={months} />
        {tableOf(months, texts.months)}
      </Section>
      <Section
        title={`${texts.by} ${title.toLowerCase()}`}
        action={
          <>
            <ByChooser by={by} offered={offered} onSet={onSet} />
            <Workbook asked={asked} by={by} />
          </>
        }
      >
        {parts.error && <ErrorState text={parts.error.message} onRetry={() => void parts.refetch()} />}
        {!parts.data && !parts.error && <TableSkeleton />}
        {parts.data && (
          <>
            {by === 'label' && <Box sx={{ color: 'text.secondary' }}>{texts.several}</Box>}
            <PartsChart found={parts.data} />
            {tableOf(parts.data, sayWord(dimensions[parts.data.by].label))}
            {parts.data.more > 0 && <div>{texts.more({ smart_count: parts.data.more })}</div>}
          </>
        )}
      </Section>
      {open && <BehindModal asked={open.asked} name={open.name} onClose={() => setOpen(undefined)} />}
    </>
  )
}
