import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { importsTexts as texts } from '../../../i18n/fr/import-screens'
import { importEndpoints, type ShownImport } from '../../../resources/imports/import-endpoints'
import type { AnswerOf } from '../../../resources/schema/endpoint'
import { forgetLists } from '../../admin/form/forget-lists'
import { useAnswer } from '../../fields/endpoints'
import { ErrorState } from '../../widgets/ErrorState'
import { Modal } from '../../widgets/Modal'
import { SheetTable } from '../../widgets/SheetTable'
import { TableSkeleton } from '../../widgets/TableSkeleton'

type Undone = AnswerOf<typeof importEndpoints.undone>
type LeftLine = Undone['lines'][number]

/** How far an import is taken back, then what it left: each line with why, and both values of what was changed since. */
export function UndoReport({ of: { id, name, target }, onClose }: { of: ShownImport; onClose: () => void }) {
  const queries = useQueryClient()
  const { data, isError, refetch } = useAnswer(
    importEndpoints.undone,
    { id },
    { every: (answer) => (answer?.state === 'undoing' ? 1000 : false) },
  )
  const isOver = data !== undefined && data.state !== 'undoing'
  useEffect(() => {
    if (!isOver) return
    void forgetLists(queries, target)
    void queries.invalidateQueries({ queryKey: [importEndpoints.list.tag, importEndpoints.list.call] })
  }, [isOver, queries, target])
  return (
    <Modal
      open
      size="md"
      title={texts.report}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <Box sx={{ typography: 'subtitle2', mb: 1.5, overflowWrap: 'anywhere' }}>{name}</Box>
      {isError && !data && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isError && <TableSkeleton />}
      <Box aria-live="polite">
        {data && !isOver && (
          <>
            <LinearProgress
              variant="determinate"
              value={data.total ? (100 * data.handled) / data.total : 0}
              aria-label={texts.report}
            />
            <Box sx={{ typography: 'body2', color: 'text.secondary', mt: 0.75 }}>
              {texts.undoing(data.handled, data.total)}
            </Box>
          </>
        )}
        {isOver && <Verdict told={data} />}
      </Box>
      {isOver && data.lines.length > 0 && <LeftLines lines={data.lines} />}
    </Modal>
  )
}

function Verdict({ told: { state, error, undone, left, lines } }: { told: Undone }) {
  if (state === 'failed') return <Alert severity="error">{texts.stopped({ why: error ?? '' })}</Alert>
  return (
    <Alert severity={left ? 'warning' : 'success'}>
      {texts.undone(undone)} {left > 0 && texts.left(left)}
      {left > 0 && lines.length === 0 && <div>{texts.otherLines}</div>}
    </Alert>
  )
}

function LeftLines({ lines }: { lines: readonly LeftLine[] }) {
  const rows = lines.flatMap((line) =>
    (line.differs.length ? line.differs : [undefined]).map((differs, at) => ({
      line,
      differs,
      key: `${line.entity_id} ${at}`,
    })),
  )
  return (
    <Box sx={{ mt: 2 }}>
      <SheetTable
        name={texts.leftTable}
        rows={rows}
        keyOf={({ key }) => key}
        columns={[
          {
            title: texts.what,
            is: 'what',
            of: ({ line }) => line.title || `n° ${line.entity_id}`,
            under: ({ line }) => line.message ?? '',
          },
          { title: texts.field, of: ({ differs }) => differs?.label ?? '–' },
          { title: texts.mine, of: ({ differs }) => (differs ? differs.mine || texts.blank : '–') },
          { title: texts.theirs, of: ({ differs }) => (differs ? differs.theirs || texts.blank : '–') },
        ]}
      />
    </Box>
  )
}
