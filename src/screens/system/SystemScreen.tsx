import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { systemScreenTexts as texts } from '../../../i18n/fr/system'
import { frenchMoment } from '../../../resources/schema/date-text'
import { decimalText } from '../../../resources/schema/decimal-text'
import { systemEndpoints } from '../../../resources/system/journal-endpoints'
import type { SystemAnswer } from '../../../resources/system/system-answers'
import { useEndpoints } from '../../fields/endpoints'
import { PageHead } from '../../layout/PageHead'
import { Badge } from '../../widgets/Badge'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { FigureCards } from '../../widgets/FigureCards'
import { SheetTable } from '../../widgets/SheetTable'
import { TableSkeleton } from '../../widgets/TableSkeleton'

const SystemCharts = lazy(async () => ({ default: (await import('./SystemCharts')).SystemCharts }))

/** Milliseconds between two looks while the page is open. */
const again = 60_000
/** Half hours of a day. */
const aDay = 48

const total = (points: SystemAnswer['points'], name: 'requests' | 'errors') =>
  decimalText(String(points.slice(-aDay).reduce((sum, point) => sum + point[name], 0)))

/** `28/11 03:00`: it fits a card on a phone. */
const withoutYear = (moment: string) => `${moment.slice(0, 5)} ${moment.slice(11)}`

const Title = ({ children }: { children: string }) => (
  <Box component="h2" sx={{ typography: 'h2', m: 0 }}>
    {children}
  </Box>
)

function Faults({ alerts }: Pick<SystemAnswer, 'alerts'>) {
  if (!alerts.length) return <Box sx={{ color: 'text.secondary' }}>{texts.noFault}</Box>
  return (
    <SheetTable
      name={texts.faults}
      rows={alerts}
      keyOf={({ id }) => id}
      columns={[
        { title: texts.fault, is: 'what', of: ({ message }) => message },
        { title: texts.began, is: 'whole', of: ({ began_at }) => frenchMoment(began_at) },
        {
          title: texts.ended,
          is: 'whole',
          of: ({ ended_at }) =>
            ended_at ? frenchMoment(ended_at) : <Badge tone="red" label={texts.still} />,
        },
      ]}
    />
  )
}

function BrowserErrors({ errors }: Pick<SystemAnswer, 'errors'>) {
  if (!errors.length) return <Box sx={{ color: 'text.secondary' }}>{texts.noBrowserError}</Box>
  return (
    <SheetTable
      name={texts.browserErrors}
      rows={errors}
      keyOf={({ id }) => id}
      columns={[
        {
          title: texts.message,
          is: 'what',
          of: ({ message, stack }) => (
            <>
              <Box sx={{ overflowWrap: 'anywhere' }}>{message}</Box>
              {stack && (
                <Box component="details" sx={{ fontWeight: 400 }}>
                  <summary>{texts.stack}</summary>
                  <Box
                    component="pre"
                    sx={{ m: 0, fontSize: 12, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
                  >
                    {stack}
                  </Box>
                </Box>
              )}
            </>
          ),
        },
        {
          title: texts.page,
          of: ({ page, device }) => (
            <>
              <div>{page || '–'}</div>
              <div className="quiet">{device}</div>
            </>
          ),
        },
        { title: texts.release, is: 'side', of: ({ release }) => release },
        { title: texts.times, is: 'number', of: ({ count }) => decimalText(String(count)) },
        { title: texts.last, is: 'whole', of: ({ last_at }) => frenchMoment(last_at) },
      ]}
    />
  )
}

/** « État du système »: seven days of the server as pictures, its faults, and what browsers report. */
export function SystemScreen() {
  const calls = useEndpoints(systemEndpoints)
  const { data, error, refetch } = useQuery({
    queryKey: ['system'],
    queryFn: ({ signal }) => calls.state({}, { signal }),
    refetchInterval: again,
  })
  return (
    <>
      <PageHead title={texts.title} subtitle={texts.help} />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {error && <ErrorState text={error.message} onRetry={() => void refetch()} />}
        {!data && !error && <TableSkeleton />}
        {data && (
          <>
            <FigureCards
              figures={[
                [texts.version, data.version],
                [texts.upSince, withoutYear(frenchMoment(data.up_since))],
                [texts.requestsToday, total(data.points, 'requests')],
                [texts.failedToday, total(data.points, 'errors')],
              ]}
            />
            <Title>{texts.faults}</Title>
            <Faults alerts={data.alerts} />
            <Title>{texts.charts}</Title>
            {data.points.length ? (
              <Suspense fallback={<TableSkeleton />}>
                <SystemCharts points={data.points} />
              </Suspense>
            ) : (
              <EmptyState title={texts.none} />
            )}
            <Title>{texts.browserErrors}</Title>
            <BrowserErrors errors={data.errors} />
          </>
        )}
      </Box>
    </>
  )
}
