import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import type { UseQueryResult } from '@tanstack/react-query'
import { exportScreenTexts as texts } from '../../../i18n/fr/export-screens'
import type { ExportRun } from '../../../providers/trade/exports'
import { exportRun } from '../../../resources/exports/export-run'
import { exportTypes } from '../../../resources/exports/export-types'
import { frenchMoment } from '../../../resources/schema/date-text'
import { Badge } from '../../widgets/Badge'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { SheetRoot } from '../../widgets/sheet-style'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { useAct } from '../../widgets/use-act'
import { isOnItsWay, ownExports, useExportCalls } from './use-exports'

const { options = {}, tones = {} } = exportRun.fields.state

/** Rows of a list, sheets of a workbook. */
const progressOf = ({ type, handled, total }: ExportRun) =>
  'isWorkbook' in exportTypes[type] ? texts.sheets(handled + 1, total) : texts.progress(handled, total)

/** How far a file is. */
function RunState({ run }: { run: ExportRun }) {
  const { handled, total, state, error } = run
  if (!isOnItsWay(run))
    return (
      <>
        <Badge tone={tones[state]} label={options[state] ?? state} />
        {error && <div className="quiet">{error}</div>}
      </>
    )
  const share = total ? Math.min(100, (handled / total) * 100) : 0
  return (
    <Box sx={{ minWidth: 160 }}>
      <LinearProgress
        variant={total ? 'determinate' : 'indeterminate'}
        value={share}
        aria-label={texts.preparing}
      />
      <div className="quiet">{total ? progressOf(run) : texts.preparing}</div>
    </Box>
  )
}

/** The files that were made in the background: how far, and to take away. */
export function RunList({ query }: { query: UseQueryResult<{ data: ExportRun[] }> }) {
  const calls = useExportCalls()
  const { run, isPending } = useAct({
    forget: (queries) => queries.invalidateQueries({ queryKey: ownExports }),
  })
  const { data, error, refetch } = query
  if (error) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton />
  if (!data.data.length) return <EmptyState title={texts.noFiles} text={texts.noFilesText} />
  return (
    <>
      <Box sx={{ color: 'text.secondary', mb: 1.5 }}>{texts.kept}</Box>
      <SheetRoot tabIndex={0} role="region" aria-label={texts.files}>
        <table aria-label={texts.files}>
          <thead>
            <tr>
              <th scope="col">{texts.file}</th>
              <th scope="col">{texts.state}</th>
              <th scope="col">{texts.asked}</th>
              <th scope="col" className="number">
                {texts.size}
              </th>
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
                <td className="state">
                  <RunState run={one} />
                </td>
                <td data-label={texts.asked}>{frenchMoment(one.createdAt)}</td>
                <td className="number" data-label={texts.size}>
                  {one.size === null ? '' : texts.weight(one.size)}
                </td>
                <td>
                  <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
                    {one.state === 'done' && (
                      <Button
                        size="small"
                        variant="outlined"
                        onClick={() => void run(() => calls.download(one))}
                        disabled={isPending}
                      >
                        {texts.download}
                      </Button>
                    )}
                    {!isOnItsWay(one) && (
                      <Button
                        size="small"
                        color="inherit"
                        onClick={() => void run(() => calls.removeRun(one.id), texts.removed)}
                        disabled={isPending}
                      >
                        {texts.remove}
                      </Button>
                    )}
                  </Box>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </SheetRoot>
    </>
  )
}
