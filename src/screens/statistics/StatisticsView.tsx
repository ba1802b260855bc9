import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { statisticsScreenTexts as texts } from '../../../i18n/fr/statistics-screens'
import type { StatisticsAsked } from '../../../providers/trade/statistics'
import { frenchDay } from '../../../resources/schema/date-text'
import type { FiguresPart, Statistics } from '../../../resources/statistics/answers'
import { askedBy, type Dimension, dimensions } from '../../../resources/statistics/dimensions'
import { PaperButton } from '../../trade/PaperButton'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { FormSkeleton } from '../../widgets/FormSkeleton'
import { BehindModal } from './BehindModal'
import { MonthsChart } from './MonthsChart'
import { PartsChart } from './PartsChart'
import { PartsTable } from './PartsTable'
import { PeriodChooser } from './PeriodChooser'
import { Tiles } from './Tiles'
import { useAsked } from './use-asked'
import { useStatistics } from './use-statistics'

interface Props {
  /** Whose figures these are, besides what is chosen here. */
  of: StatisticsAsked
  /** What they may be told apart by. */
  by: readonly Dimension[]
}

const pathOf = (asked: StatisticsAsked, by: Dimension) =>
  `/statistics/workbook?${new URLSearchParams(
    Object.entries({ ...asked, by }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  )}`

/** Purchases that were received: figures, months, and the parts of a dimension that is chosen. */
export function StatisticsView({ of, by: offered }: Props) {
  const { period, days, by, narrowed, set, clear } = useAsked()
  const [open, setOpen] = useState<{ asked: StatisticsAsked; name: string }>()
  const asked: StatisticsAsked = { ...days, ...narrowed, ...of }
  const months = useStatistics(asked, 'month')
  const parts = useStatistics(asked, by)
  const error = months.error ?? parts.error
  if (error)
    return (
      <ErrorState
        text={error.message}
        onRetry={() => void Promise.all([months.refetch(), parts.refetch()])}
      />
    )
  if (!months.data || !parts.data) return <FormSkeleton />
  const partOf = (found: Statistics, { key }: FiguresPart) => askedBy(found.by, key)
  const narrow = (found: Statistics) => (part: FiguresPart) => {
    const [name, value] = partOf(found, part)
    set({ [name]: value })
  }
  const orders = (found: Statistics) => (part: FiguresPart) => {
    const [name, value] = partOf(found, part)
    setOpen({ asked: { ...asked, [name]: value }, name: part.name })
  }
  const chips = months.data.narrowed.filter(({ name }) => !(name in of))
  const isEmpty = months.data.total.now.lines === 0 && months.data.total.before.lines === 0
  const title = dimensions[parts.data.by].label
  const tableOf = (found: Statistics, name: string) => (
    <PartsTable key={found.by} found={found} title={name} onNarrow={narrow(found)} onOrders={orders(found)} />
  )
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <PeriodChooser period={period} days={days} onChange={set} />
        <TextField
          select
          label={texts.by}
          value={by}
          onChange={({ target }) => set({ by: target.value })}
          sx={{ width: 200, m: 0 }}
        >
          {offered.map((one) => (
            <MenuItem key={one} value={one}>
              {dimensions[one].label}
            </MenuItem>
          ))}
        </TextField>
        {chips.length > 0 && (
          <Box role="group" aria-label={texts.narrowedTo} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {chips.map(({ name, label }) => (
              <Chip key={name} label={label} onDelete={() => set({ [name]: null })} />
            ))}
            <Button size="small" onClick={clear}>
              {texts.everything}
            </Button>
          </Box>
        )}
      </Box>
      <Box role="status" sx={{ color: 'text.secondary', mt: -1.5 }}>
        {texts.subtitle(frenchDay(months.data.from), frenchDay(months.data.to))}
      </Box>
      {isEmpty ? (
        <EmptyState title={texts.empty} text={texts.emptyText} />
      ) : (
        <>
          <Tiles total={months.data.total} />
          <Section title={texts.months} action={<Workbook asked={asked} by="month" />}>
            <MonthsChart found={months.data} />
            {tableOf(months.data, texts.months)}
          </Section>
          {parts.data.by !== 'month' && (
            <Section
              title={`${texts.by} ${title.toLowerCase()}`}
              action={<Workbook asked={asked} by={parts.data.by} />}
            >
              {parts.data.by === 'label' && <Box sx={{ color: 'text.secondary' }}>{texts.several}</Box>}
              <PartsChart found={parts.data} />
              {tableOf(parts.data, title)}
              {parts.data.more > 0 && <div>{texts.more(parts.data.more)}</div>}
            </Section>
          )}
        </>
      )}
      {open && <BehindModal asked={open.asked} name={open.name} onClose={() => setOpen(undefined)} />}
    </Box>
  )
}

function Workbook({ asked, by }: { asked: StatisticsAsked; by: Dimension }) {
  const title = dimensions[by].label.toLowerCase()
  return (
    <PaperButton
      path={pathOf(asked, by)}
      filename={`statistiques-${by}.xlsx`}
      label={texts.workbook}
      name={texts.workbookOf(title)}
    />
  )
}

function Section({
  title,
  action,
  children,
}: {
  title: string
  action: React.ReactNode
  children: React.ReactNode
}) {
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, justifyContent: 'space-between' }}>
        <Typography variant="h2">{title}</Typography>
        {action}
      </Box>
      {children}
    </Box>
  )
}
