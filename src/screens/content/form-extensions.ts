import { lazy } from 'react'
import type { FormExtensions } from '../../admin/form/extensions'

const MessagePreview = lazy(async () => ({ default: (await import('./MessagePreview')).MessagePreview }))
const FailedMail = lazy(async () => ({ default: (await import('./outbox/FailedMail')).FailedMail }))

/** What the shared content adds to its generated forms. */
export const contentForms: Pick<FormExtensions, 'slots'> = {
  slots: { dashboardmessage: { after: MessagePreview }, email_outbox: { before: FailedMail } },
}
