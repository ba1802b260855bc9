import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { jobTexts as texts } from '../../../../i18n/fr/jobs'
import type { JobAnswer } from '../../../../resources/content/answers'
import { frenchMoment } from '../../../../resources/schema/date-text'
import { EmptyState } from '../../../widgets/EmptyState'
import { ErrorState } from '../../../widgets/ErrorState'
import { Modal } from '../../../widgets/Modal'
import { TableSkeleton } from '../../../widgets/TableSkeleton'
import { RunState } from './RunState'
import { useRuns } from './use-jobs'

/** The kept runs of a job. */
export function RunsModal({ job, onClose }: { job: JobAnswer; onClose: () => void }) {
  const { data, isError, error, refetch } = useRuns(job.name)
  const runs = data?.data
  return (
    <Modal open title={texts.historyNamed({ label: job.label })} onClose={onClose} size="md">
      {isError && <ErrorState text={error.message} onRetry={() => refetch()} />}
      {!runs && !isError && <TableSkeleton />}
      {runs?.length === 0 && <EmptyState title={texts.historyEmpty} />}
      {runs && runs.length > 0 && (
        <TableContainer>
          <Table size="small">
            <TableHead>
              <TableRow>
                {[texts.started, texts.took, texts.state, texts.result].map((title) => (
                  <TableCell key={title}>{title}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {runs.map((run) => (
                <TableRow key={run.id}>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>{frenchMoment(run.started_at)}</TableCell>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>
                    {run.duration_ms !== null && texts.duration(run.duration_ms)}
                  </TableCell>
                  <TableCell>
                    <RunState run={run} />
                  </TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>
                    {run.error ?? run.result ?? (run.state === 'done' ? texts.nothing : '')}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Modal>
  )
}
