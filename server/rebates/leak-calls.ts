import { leakageTexts } from '../../i18n/fr/leakage-screens'
import { leakageEndpoints } from '../../resources/leakage/endpoints'
import type { Call } from '../api/call'
import { serve } from '../api/serve'
import { leakSheets } from './leak-workbook'
import { findLeaks, readLeakLines, readLeaks } from './read-leaks'

/** What members buy beside the contracts (domain §5.11, §14.4), for the back office. */
export const leakageCalls: Call[] = serve(leakageEndpoints, {
  leaks: ({ work, query }) => readLeaks(work, query),
  lines: ({ work, query }) => readLeakLines(work, query),
  workbook: async ({ work, query }) => ({
    name: leakageTexts.file,
    sheets: await leakSheets(work, query, await findLeaks(work, query)),
  }),
})
