import type { Policies } from '../database/perimeter'

const readOnly = { supplier: false, adherent: false } as const

/** The person's own box. */
const own = { user: 'user_id' } as const
const mine = { user: 'created_by' } as const

/** Shared content. Files are given out by their owner's row, so the table itself opens only to who uploaded them. */
export const contentPolicies: Policies = {
  help_document: { backOffice: true, supplier: true, adherent: true, write: readOnly },
  email_outbox: { backOffice: true, supplier: false, adherent: false },
  import_job: { backOffice: mine, supplier: mine, adherent: mine },
  notification: { backOffice: own, supplier: own, adherent: own },
  notification_preference: { backOffice: own, supplier: own, adherent: own },
  job_run: { backOffice: true, supplier: false, adherent: false },
  file: {
    backOffice: true,
    supplier: { any: [{ is: 'public', value: true }, { user: 'created_by' }] },
    adherent: { any: [{ is: 'public', value: true }, { user: 'created_by' }] },
  },
}
