import type { RowRight } from '../database/perimeter'
import { ownOrShared } from '../database/shared-rows'
import type { Perimeter, Perimeters } from '../trade/perimeter'

/** Documents that an application shows: none of the future, neither row nor file (domain §12.3). */
const published = (application: number): RowRight => ({
  all: [
    { is: 'enable', value: true },
    { is: 'active', value: true },
    { since: 'application_date' },
    {
      having: 'help_document_application_ids',
      by: 'help_document_id',
      where: { is: 'application_id', value: application },
    },
  ],
})
const readOnly = { supplier: false, adherent: false } as const

/** The person's own box. */
const own = { user: 'user_id' } as const
const none: Perimeter = { backOffice: false, supplier: false, adherent: false }
/** One's own models of imports, and those that are shared with one's profile. */
const models = ownOrShared('import_model', 'import_model_id')
const mine = { user: 'created_by' } as const

/** Shared content. Files follow the rows that hold them (`server/policies.ts`). */
export const contentPolicies: Perimeters = {
  help_document: {
    backOffice: true,
    supplier: published(2),
    adherent: published(4),
    write: readOnly,
  },
  // Told by itself: asking for the document would ask for its applications again.
  help_document_application_ids: {
    backOffice: true,
    supplier: { is: 'application_id', value: 2 },
    adherent: { is: 'application_id', value: 4 },
    write: readOnly,
  },
  dashboardmessage: { backOffice: true, supplier: false, adherent: false },
  dashboardmessage_read: { backOffice: own, supplier: own, adherent: own },
  email_outbox: { backOffice: true, supplier: false, adherent: false },
  import_model: { backOffice: models, supplier: models, adherent: models, ofAll: true },
  // Told by itself: asking for the model would ask for its profiles again.
  import_model_profile_ids: { backOffice: true, supplier: true, adherent: true, write: readOnly },
  import_job: { backOffice: mine, supplier: mine, adherent: mine },
  mail_model: { backOffice: true, supplier: false, adherent: false },
  notification: { backOffice: own, supplier: own, adherent: own },
  notification_preference: { backOffice: own, supplier: own, adherent: own },
  push_device: none,
  push_message: none,
  job_run: { backOffice: true, supplier: false, adherent: false },
  backup_run: {
    backOffice: true,
    supplier: false,
    adherent: false,
    write: { backOffice: false, supplier: false, adherent: false },
  },
  retention_entry: {
    backOffice: true,
    supplier: false,
    adherent: false,
    write: { backOffice: false, supplier: false, adherent: false },
  },
}
