import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { jobTexts as texts } from '../../../../i18n/fr/jobs'
import type {
  DeadJobAnswer,
  JobAnswer,
  OutcomeAnswer,
  RunAnswer,
} from '../../../../resources/content/answers'
import { useApp } from '../../../layout/app-context'
import { toast } from '../../../widgets/toast-store'

const key = ['jobs']

/** The jobs, asked again every twenty seconds; and the way to start one. */
export function useJobs() {
  const { http } = useApp().client
  const queries = useQueryClient()
  const list = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => http.get<JobAnswer[]>('/job', { signal, quiet: true }),
    refetchInterval: 20_000,
  })
  const run = useMutation({
    mutationFn: ({ name }: JobAnswer) =>
      http.post<OutcomeAnswer>(`/job/${name}/run`, undefined, {
        quiet: true,
      }),
    onSuccess: ({ state, error, result }, { label }) => {
      if (state === 'failed') toast.error(texts.runFailed({ label, error: error ?? '' }))
      else if (state === 'running') toast.success(texts.stillRuns({ label }))
      else toast.success(result ? `${label} : ${result}` : texts.ran({ label }))
    },
    onError: (error) => toast.error(error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  })
  return { ...list, run }
}

/** What was tried in vain, asked again every twenty seconds; and what becomes of it. */
export function useDeadJobs() {
  const { http } = useApp().client
  const queries = useQueryClient()
  const dead = [...key, 'dead']
  const list = useQuery({
    queryKey: dead,
    queryFn: ({ signal }) => http.get<DeadJobAnswer[]>('/job/dead', { signal, quiet: true }),
    refetchInterval: 20_000,
  })
  const after = {
    onError: (error: Error) => toast.error(error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: dead }),
  }
  const revive = useMutation({
    mutationFn: ({ id }: NamedDead) => http.post(`/job/dead/${id}/retry`, undefined, { quiet: true }),
    onSuccess: (_answer, { label }) => toast.success(texts.revived({ label })),
    ...after,
  })
  const giveUp = useMutation({
    mutationFn: ({ id }: NamedDead) => http.delete(`/job/dead/${id}`, { quiet: true }),
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
    queryKey: [...key, name],
    queryFn: ({ signal }) =>
      http.put<{ data: (RunAnswer & { id: number })[] }>(
        '/search/',
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
