import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import type { UseQueryResult } from '@tanstack/react-query'
import { exportScreenTexts as texts } from '../../../i18n/fr/export-screens'
import { saveBlob } from '../../../providers/transfers'
import { type ExportRun, listType, runShown } from '../../../resources/exports/answers'
import { exportRun } from '../../../resources/exports/export-run'
import { exportTypes } from '../../../resources/exports/export-types'
import { many } from '../../../resources/schema/pick'
import { safeName } from '../../admin/export/run-export'
import { QueryTable } from '../../trade/QueryTable'
import { Badge } from '../../widgets/Badge'
import { isOnItsWay, useExportAct, useExportCalls } from './use-exports'

const runs = many(texts.files, runShown)
const { options = {}, tones = {} } = exportRun.fields.state

/** Whether a file has sheets of several kinds, and is followed by them. */
const isWorkbook = ({ type }: ExportRun) => type !== listType && 'isWorkbook' in exportTypes[type]

/** Rows of a list, sheets of a workbook. */
const progressOf = (run: ExportRun) => {
  const { handled, total } = run
  return isWorkbook(run) ? texts.sheets(handled + 1, total) : texts.progress(handled, total)
}

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
  const { run, isPending } = useExportAct()
  const take = async ({ id, name }: ExportRun) => {
    const { blob, filename } = await calls.download({ id })
    saveBlob(blob, safeName(filename ?? name))
  }
  return (
    <QueryTable
      name={texts.files}
      empty={[texts.noFiles, texts.noFilesText]}
      query={query}
      answer={runs}
      above={<Box sx={{ color: 'text.secondary', mb: 1.5 }}>{texts.kept}</Box>}
      keyOf={(one) => one.id}
      columns={() => [
        {
          field: 'name',
          title: texts.file,
          is: 'what',
          under: ({ type }) => (type === listType ? texts.list : exportTypes[type]?.label),
        },
        { field: 'state', of: (one) => <RunState run={one} /> },
        { field: 'createdAt', title: texts.asked },
        {
          field: 'size',
          title: texts.size,
          is: 'number spare',
          of: (one) => (one.size === null ? '' : texts.weight(one.size)),
        },
        {
          is: 'end',
          of: (one) => (
            <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
              {one.state === 'done' && (
                <Button
                  size="small"
                  variant="outlined"
                  onClick={() => void run(() => take(one))}
                  disabled={isPending}
                >
                  {texts.download}
                </Button>
              )}
              {!isOnItsWay(one) && (
                <Button
                  size="small"
                  color="inherit"
                  onClick={() => void run(() => calls.removeRun({ id: one.id }), texts.removed)}
                  disabled={isPending}
                >
                  {texts.remove}
                </Button>
              )}
            </Box>
          ),
        },
      ]}
    />
  )
}
