import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { jobTexts as texts } from '../../../../i18n/fr/jobs'
import { useApp } from '../../../layout/app-context'
import { toast } from '../../../widgets/toast-store'

export interface JobRun {
  started_at: string
  finished_at: string | null
  duration_ms: number | null
  state: 'running' | 'done' | 'failed'
  result: string | null
  error: string | null
  first_name?: string | null
  last_name?: string | null
}

/** A job of the clock with its last run. */
export interface JobLine {
  name: string
  label: string
  every?: number
  at?: string
  next: string
  last: JobRun | null
}

const key = ['jobs']

/** The jobs, asked again every twenty seconds; and the way to start one. */
export function useJobs() {
  const { http } = useApp().client
  const queries = useQueryClient()
  const list = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => http.get<JobLine[]>('/job', { signal, quiet: true }),
    refetchInterval: 20_000,
  })
  const run = useMutation({
    mutationFn: ({ name }: JobLine) =>
      http.post<{ state: string; error?: string; result?: string }>(`/job/${name}/run`, undefined, {
        quiet: true,
      }),
    onSuccess: ({ state, error, result }, { label }) => {
      if (state === 'failed') toast.error(texts.runFailed({ label, error: error ?? '' }))
      else toast.success(result ? `${label} : ${result}` : texts.ran({ label }))
    },
    onError: (error) => toast.error(error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  })
  return { ...list, run }
}

/** The runs of a job that were kept, the newest first. */
export function useRuns(name: string) {
  const { http } = useApp().client
  return useQuery({
    queryKey: [...key, name],
    queryFn: ({ signal }) =>
      http.put<{ data: (JobRun & { id: number })[] }>(
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
