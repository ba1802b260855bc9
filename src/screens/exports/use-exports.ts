import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { createExports } from '../../../providers/trade/exports'
import type { ExportRun } from '../../../resources/exports/answers'
import { useEngine } from '../../fields/engine'
import { useAct } from '../../widgets/use-act'

/** The calls of exports. */
export function useExportCalls() {
  const { http } = useEngine()
  return useMemo(() => createExports(http), [http])
}

/** Key of everything that is read of files and schedules. */
const ownExports = ['exports', 'own'] as const

/** Does what changes files or schedules, which are read again. */
export const useExportAct = () =>
  useAct({ forget: (queries) => queries.invalidateQueries({ queryKey: ownExports }) })

export const isOnItsWay = ({ state }: ExportRun) => state === 'queued' || state === 'running'

/** A person's files, asked again every two seconds while one is on its way. */
export function useRuns() {
  const calls = useExportCalls()
  return useQuery({
    queryKey: [...ownExports, 'runs'],
    queryFn: ({ signal }) => calls.runs(signal),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.data.some(isOnItsWay) ? 2000 : false),
  })
}

/** A person's schedules. */
export function useSchedules() {
  const calls = useExportCalls()
  return useQuery({
    queryKey: [...ownExports, 'schedules'],
    queryFn: ({ signal }) => calls.schedules(signal),
    refetchOnMount: 'always',
  })
}

/** The types that the person may export. */
export function useTypes() {
  const calls = useExportCalls()
  return useQuery({ queryKey: ['exports', 'types'], queryFn: ({ signal }) => calls.types(signal) })
}
