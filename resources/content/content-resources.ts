import { dashboardMessage } from './dashboard-message'
import { emailOutbox } from './email-outbox'
import { file } from './file'
import { helpDocument } from './help-document'
import { importJob } from './import-job'
import { jobRun } from './job-run'
import { notification, notificationPreference } from './notification'

/** The shared content's resources. */
export const contentResources = [
  dashboardMessage,
  emailOutbox,
  file,
  helpDocument,
  importJob,
  jobRun,
  notification,
  notificationPreference,
] as const
