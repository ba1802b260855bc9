import type { Call } from '../api/call'
import { runAndScheduleCalls } from './run-calls'
import type { ExportSources } from './sources'
import { typeCalls } from './type-calls'

/** Exports by type, in the background and by themselves (domain §12.5). */
export const exportCalls = (sources: ExportSources): Call[] => [
  ...typeCalls(sources),
  ...runAndScheduleCalls(sources),
]
