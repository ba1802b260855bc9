import Button from '@mui/material/Button'
import type { UseQueryResult } from '@tanstack/react-query'
import { exportScreenTexts as texts } from '../../../i18n/fr/export-screens'
import { formatTexts } from '../../../i18n/fr/formats'
import { type ExportSchedule, scheduleShown } from '../../../resources/exports/answers'
import { exportSchedule } from '../../../resources/exports/export-run'
import { exportTypes } from '../../../resources/exports/export-types'
import { frenchDay } from '../../../resources/schema/date-text'
import { many } from '../../../resources/schema/pick'
import { QueryTable } from '../../trade/QueryTable'
import { Badge } from '../../widgets/Badge'
import { useExportAct, useExportCalls } from './use-exports'

const schedules = many(texts.scheduled, scheduleShown)
const { rhythm: rhythms, span: spans } = exportSchedule.fields

/** The exports that are made by themselves. */
export function ScheduleList({ query }: { query: UseQueryResult<{ data: ExportSchedule[] }> }) {
  const calls = useExportCalls()
  const { run, isPending } = useExportAct()
  return (
    <QueryTable
      name={texts.scheduled}
      empty={[texts.noSchedules, texts.noSchedulesText]}
      query={query}
      answer={schedules}
      keyOf={(one) => one.id}
      columns={() => [
        {
          field: 'name',
          title: texts.type,
          is: 'what',
          under: (one) => `${exportTypes[one.type]?.label} · ${formatTexts[one.format ?? 'xlsx']}`,
        },
        {
          field: 'rhythm',
          title: texts.rhythmHead,
          is: undefined,
          of: (one) => (
            <>
              {rhythms.options?.[one.rhythm]}
              <div className="quiet">{spans.options?.[one.span]}</div>
            </>
          ),
        },
        {
          field: 'next_day',
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
