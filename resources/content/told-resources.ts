import { importModel } from '../schema/import-model'
import type { AnyResource } from '../schema/resource'
import { backupRun } from './backup-run'
import { emailOutbox } from './email-outbox'
import { importJob } from './import-job'
import { jobRun } from './job-run'
import { mailModel } from './mail-model'
import { notification, notificationPreference } from './notification'
import { pushDevice, pushMessage } from './push'

/** What is told to people, and what works in the background. */
export const toldResources: readonly AnyResource[] = [
  emailOutbox,
  mailModel,
  importJob,
  importModel,
  jobRun,
  backupRun,
  notification,
  notificationPreference,
  pushDevice,
  pushMessage,
]
