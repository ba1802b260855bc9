import { backupJobs } from './backup-jobs'
import { bulkJobs, bulkWorks } from './bulk-jobs'
import { anomalies, datedPrices } from './catalogue-jobs'
import { customFields, files, imports, keptAnswers, leftFiles, lostMails } from './cleaning-jobs'
import type { Job } from './define-job'
import type { Works } from './define-work'
import { exportJobs, exportWorks } from './export-jobs'
import { importWorks, scheduledImports } from './import-jobs'
import { unansweredLitigations } from './litigation-jobs'
import { noticeJobs } from './notice-jobs'
import { messageMails, notificationDigest, notificationMails, pushMessages } from './notification-jobs'
import { orderJobs } from './order-jobs'
import { pricingJobs } from './pricing-jobs'
import { quoteJobs } from './quote-jobs'
import { retention } from './retention-jobs'
import { revenueJobs } from './revenue-jobs'
import { statisticsJobs } from './statistics-jobs'
import { belowMinimum } from './stock-jobs'
import { surveyJobs } from './survey-jobs'
import { systemJobs } from './system-jobs'
import { tenderJobs } from './tender-jobs'
import { volumeJobs } from './volume-jobs'
import { webhookJobs, webhookWorks } from './webhook-jobs'

/** Everything that runs on the clock (domain §13.3). A domain's own stand in a file here, `<domain>-jobs.ts`. */
export const jobs: readonly Job[] = [
  notificationMails,
  pushMessages,
  ...orderJobs,
  belowMinimum,
  messageMails,
  lostMails,
  datedPrices,
  anomalies,
  keptAnswers,
  files,
  leftFiles,
  customFields,
  imports,
  retention,
  notificationDigest,
  unansweredLitigations,
  ...noticeJobs,
  ...tenderJobs,
  ...pricingJobs,
  ...volumeJobs,
  ...quoteJobs,
  ...revenueJobs,
  ...statisticsJobs,
  ...surveyJobs,
  ...exportJobs,
  ...webhookJobs,
  ...bulkJobs,
  ...backupJobs,
  scheduledImports,
  ...systemJobs,
]

/** What is done row by row, each kind in its queue. */
export const works: Works = { ...exportWorks, ...bulkWorks, ...importWorks, ...webhookWorks }
