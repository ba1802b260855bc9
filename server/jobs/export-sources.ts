import { egalimByYear, egalimSource } from '../egalim/export-source'
import type { ExportSources } from '../exports/sources'
import { steeringSource } from '../exports/steering'
import { visibleLeaks } from '../rebates/visible-leaks'
import { comparisonSource, decpSource } from '../tenders/export-sources'

/** Where the rows of the reckoned exports come from: each domain's own. */
export const exportSources: ExportSources = {
  tender_comparison: comparisonSource,
  decp: decpSource,
  egalim: egalimSource,
  purchase_steering: steeringSource(egalimByYear, visibleLeaks),
}
