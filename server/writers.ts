import { importModelWriters } from './accounts/import-model-writer'
import { identityWriters } from './accounts/sso-save-provider'
import { customFieldWriters } from './api/custom-fields/writer'
import type { Writers } from './api/writers'
import { catalogueWriters } from './catalogue/writers'
import { contentWriters } from './content/save-message'
import { directoryWriters } from './directory/writers'
import { scheduledImportWriters } from './imports/writers'
import { quotesWriters } from './quotes/writers'
import { revenueWriters } from './revenues/writers'
import { settingsWriters } from './settings/save-settings'
import { stockWriters } from './stock/save-item-setting'
import { noteWriters } from './tenders/note-writers'
import { tendersWriters } from './tenders/save-notice'

/** The resources whose rows are written by their domain: derived values, dated prices, what belongs together. */
export const writers: Writers = {
  ...directoryWriters,
  ...catalogueWriters,
  ...contentWriters,
  ...settingsWriters,
  ...stockWriters,
  ...tendersWriters,
  ...noteWriters,
  ...quotesWriters,
  ...revenueWriters,
  ...scheduledImportWriters,
  ...importModelWriters,
  ...identityWriters,
  ...customFieldWriters,
}
