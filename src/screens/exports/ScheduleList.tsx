import Button from '@mui/material/Button'
import type { UseQueryResult } from '@tanstack/react-query'
import { exportScreenTexts as texts } from '../../../i18n/fr/export-screens'
import type { ExportSchedule } from '../../../resources/exports/answers'
import { exportRhythms, exportSpans } from '../../../resources/exports/export-run'
import { exportTypes } from '../../../resources/exports/export-types'
import { frenchDay } from '../../../resources/schema/date-text'
import { QueryTable } from '../../trade/QueryTable'
import { Badge } from '../../widgets/Badge'
import { useExportAct, useExportCalls } from './use-exports'

/** The exports that are made by themselves. */
export function ScheduleList({ query }: { query: UseQueryResult<{ data: ExportSchedule[] }> }) {
  const calls = useExportCalls()
  const { run, isPending } = useExportAct()
  return (
    <QueryTable
      name={texts.scheduled}
      empty={[texts.noSchedules, texts.noSchedulesText]}
      query={query}
      keyOf={(one) => one.id}
      columns={() => [
        {
          title: texts.type,
          is: 'what',
          of: (one) => one.name,
          under: (one) => exportTypes[one.type]?.label,
        },
        {
          title: texts.rhythmHead,
          of: (one) => (
            <>
              {exportRhythms[one.rhythm]}
              <div className="quiet">{exportSpans[one.span]}</div>
            </>
          ),
        },
        {
          title: texts.next,
          of: (one) =>
            one.next_day ? (
              frenchDay(one.next_day)
            ) : (
              <>
                <Badge tone="red" label={texts.ended} />
                <div className="quiet">{one.ended_reason}</div>
              </>
            ),
        },
        {
          is: 'end',
          of: (one) => (
            <Button
              size="small"
              color="inherit"
              onClick={() => void run(() => calls.removeSchedule({ id: one.id }), texts.removed)}
              disabled={isPending}
            >
              {texts.remove}
            </Button>
          ),
        },
      ]}
    />
  )
}
