import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { jobTexts as texts } from '../../../../i18n/fr/jobs'
import { searchRows } from '../../../../providers/search-rows'
import type { DeadJobAnswer, JobAnswer, RunAnswer } from '../../../../resources/content/answers'
import { jobEndpoints } from '../../../../resources/content/job-endpoints'
import { useAnswer, useEndpoints } from '../../../fields/endpoints'
import { useApp } from '../../../layout/app-context'
import { toast } from '../../../widgets/toast-store'

const every = () => 20_000
const quiet = { quiet: true } as const

/** What becomes of a job or of a dead letter: the two lists are read again. */
function useJobMutation() {
  const queries = useQueryClient()
  return {
    onError: (error: Error) => toast.error(error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: [jobEndpoints.list.of] }),
  }
}

/** The jobs, asked again every twenty seconds; and the way to start one. */
export function useJobs() {
  const calls = useEndpoints(jobEndpoints)
  const list = useAnswer(jobEndpoints.list, {}, { every, ...quiet })
  const run = useMutation({
    mutationFn: ({ name }: JobAnswer) => calls.run({ name }, quiet),
    onSuccess: ({ state, error, result }, { label }) => {
      if (state === 'failed') toast.error(texts.runFailed({ label, error: error ?? '' }))
      else if (state === 'running') toast.success(texts.stillRuns({ label }))
      else toast.success(result ? `${label} : ${result}` : texts.ran({ label }))
    },
    ...useJobMutation(),
  })
  return { ...list, run }
}

/** What was tried in vain, asked again every twenty seconds; and what becomes of it. */
export function useDeadJobs() {
  const calls = useEndpoints(jobEndpoints)
  const list = useAnswer(jobEndpoints.dead, {}, { every, ...quiet })
  const after = useJobMutation()
  const revive = useMutation({
    mutationFn: ({ id }: NamedDead) => calls.revive({ id }, quiet),
    onSuccess: (_answer, { label }) => toast.success(texts.revived({ label })),
    ...after,
  })
  const giveUp = useMutation({
    mutationFn: ({ id }: NamedDead) => calls.giveUp({ id }, quiet),
    onSuccess: (_answer, { label }) => toast.success(texts.gaveUp({ label })),
    ...after,
  })
  return { ...list, revive, giveUp }
}

/** A dead letter under the name that it is shown by. */
export type NamedDead = Pick<DeadJobAnswer, 'id'> & { label: string }

/** The runs of a job that were kept, the newest first. */
export function useRuns(name: string) {
  const { http } = useApp().client
  return useQuery({
    queryKey: [jobEndpoints.list.of, name],
    queryFn: ({ signal }) =>
      searchRows<RunAnswer & { id: number }>(
        http,
        {
          model: 'Job_run',
          fields: [{ name: 'name', operator: 'eq', value: name }],
          offset: 0,
          limit: 30,
          orders: [['started_at', 'desc']],
        },
        { signal, quiet: true },
      ),
  })
}
