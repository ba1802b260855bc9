import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { jobTexts as texts } from '../../../../i18n/fr/jobs'
import type { JobAnswer } from '../../../../resources/content/answers'
import { useAllowed } from '../../../fields/engine'
import { ErrorState } from '../../../widgets/ErrorState'
import { TableSkeleton } from '../../../widgets/TableSkeleton'
import { DeadJobs } from './DeadJobs'
import { JobItem } from './JobItem'
import { RunsModal } from './RunsModal'
import { useJobs } from './use-jobs'

/** « Tâches planifiées »: what runs on the clock, how it went, and the way to run it now. */
export function JobsScreen() {
  const { data, isError, error, refetch, run } = useJobs()
  const mayRun = useAllowed()('runJobs')
  const [shown, setShown] = useState<JobAnswer>()
  return (
    <>
      <Box component="h1" sx={{ typography: 'h1', m: 0 }}>
        {texts.title}
      </Box>
      <Box component="p" sx={{ mt: 0.5, mb: 3, color: 'text.secondary' }}>
        {texts.intro}
      </Box>
      {isError && <ErrorState text={error.message} onRetry={() => refetch()} />}
      {!data && !isError && <TableSkeleton />}
      {data && (
        <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.map((job) => (
            <JobItem
              key={job.name}
              job={job}
              onRun={mayRun ? () => run.mutate(job) : undefined}
              isRunning={run.isPending && run.variables.name === job.name}
              onHistory={() => setShown(job)}
            />
          ))}
        </Card>
      )}
      {data && <DeadJobs mayAct={mayRun} />}
      {shown && <RunsModal job={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}
