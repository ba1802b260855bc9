import { dashboardMessage, dashboardMessageRead } from './dashboard-message'
import { emailOutbox } from './email-outbox'
import { file } from './file'
import { helpDocument } from './help-document'
import { mailModel } from './mail-model'

/** The shared content's resources. */
export const contentResources = [
  dashboardMessage,
  dashboardMessageRead,
  emailOutbox,
  file,
  helpDocument,
  mailModel,
] as const
