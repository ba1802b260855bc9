import Button from '@mui/material/Button'
import type { UseQueryResult } from '@tanstack/react-query'
import { exportScreenTexts as texts } from '../../../i18n/fr/export-screens'
import type { ExportSchedule } from '../../../providers/trade/exports'
import { exportRhythms, exportSpans } from '../../../resources/exports/export-run'
import { exportTypes } from '../../../resources/exports/export-types'
import { frenchDay } from '../../../resources/schema/date-text'
import { Badge } from '../../widgets/Badge'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { SheetRoot } from '../../widgets/sheet-style'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { useAct } from '../../widgets/use-act'
import { ownExports, useExportCalls } from './use-exports'

/** The exports that are made by themselves. */
export function ScheduleList({ query }: { query: UseQueryResult<{ data: ExportSchedule[] }> }) {
  const calls = useExportCalls()
  const { run, isPending } = useAct({
    forget: (queries) => queries.invalidateQueries({ queryKey: ownExports }),
  })
  const { data, error, refetch } = query
  if (error) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton />
  if (!data.data.length) return <EmptyState title={texts.noSchedules} text={texts.noSchedulesText} />
  return (
    <SheetRoot tabIndex={0} role="region" aria-label={texts.scheduled}>
      <table aria-label={texts.scheduled}>
        <thead>
          <tr>
            <th scope="col">{texts.type}</th>
            <th scope="col">{texts.rhythmHead}</th>
            <th scope="col">{texts.next}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {data.data.map((one) => (
            <tr key={one.id}>
              <td className="what">
                <div className="label">{one.name}</div>
                <div className="quiet">{exportTypes[one.type]?.label}</div>
              </td>
              <td data-label={texts.rhythmHead}>
                {exportRhythms[one.rhythm]}
                <div className="quiet">{exportSpans[one.span]}</div>
              </td>
              <td data-label={texts.next}>
                {one.next_day ? (
                  frenchDay(one.next_day)
                ) : (
                  <>
                    <Badge tone="red" label={texts.ended} />
                    <div className="quiet">{one.ended_reason}</div>
                  </>
                )}
              </td>
              <td className="number">
                <Button
                  size="small"
                  color="inherit"
                  onClick={() => void run(() => calls.removeSchedule(one.id), texts.removed)}
                  disabled={isPending}
                >
                  {texts.remove}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SheetRoot>
  )
}
