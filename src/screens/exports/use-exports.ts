import type { ExportRun } from '../../../resources/exports/answers'
import { askedExports, ownExports } from '../../../resources/exports/endpoints'
import { useAnswer, useEndpointAct, useEndpoints } from '../../fields/endpoints'

const calls = { ...ownExports, ...askedExports }

/** The calls of exports. */
export const useExportCalls = () => useEndpoints(calls)

const tags = [ownExports.runs.of] as const

/** Does what changes files or schedules, which are read again. */
export const useExportAct = () => useEndpointAct(tags)

export const isOnItsWay = ({ state }: ExportRun) => state === 'queued' || state === 'running'

/** A person's files, asked again every two seconds while one is on its way. */
export const useRuns = () =>
  useAnswer(ownExports.runs, {}, { every: (answer) => (answer?.data.some(isOnItsWay) ? 2000 : false) })

/** A person's schedules. */
export const useSchedules = () => useAnswer(ownExports.schedules, {})

/** The types that the person may export. */
export const useTypes = () => useAnswer(ownExports.types, {})
