import { backupRun } from './backup-run'
import { importJob } from './import-job'
import { jobRun } from './job-run'
import { notification, notificationPreference } from './notification'
import { pushDevice, pushMessage } from './push'

/** What is told to people, and what works in the background: no list names it. */
export const toldResources = [
  importJob,
  jobRun,
  backupRun,
  notification,
  notificationPreference,
  pushDevice,
  pushMessage,
] as const
