import { dashboardMessage, dashboardMessageRead } from './dashboard-message'
import { emailOutbox } from './email-outbox'
import { file } from './file'
import { helpDocument } from './help-document'
import { importJob } from './import-job'
import { jobRun } from './job-run'
import { mailModel } from './mail-model'
import { notification, notificationPreference } from './notification'
import { pushDevice, pushMessage } from './push'

/** The shared content's resources. */
export const contentResources = [
  dashboardMessage,
  dashboardMessageRead,
  emailOutbox,
  file,
  helpDocument,
  importJob,
  jobRun,
  mailModel,
  notification,
  notificationPreference,
  pushDevice,
  pushMessage,
] as const
