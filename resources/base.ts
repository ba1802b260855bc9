import { rightResources, sessionResources } from './accounts/account-resources'
import { account, credentials, identity } from './accounts/person'
import { backupRun } from './content/backup-run'
import { emailOutbox } from './content/email-outbox'
import { file } from './content/file'
import { importJob } from './content/import-job'
import { jobRun } from './content/job-run'
import { mailModel } from './content/mail-model'
import { bulkResources, listResources } from './lists/list-resources'
import type { Fields } from './schema/field'
import { importModel } from './schema/import-model'
import { type AnyResource, defineResource } from './schema/resource'
import { generaloption } from './settings/general-option'
import { status } from './settings/people'

/** The people of an application: who signs in, with further fields of the application's own. */
export const people = (fields: Fields): AnyResource =>
  defineResource('user', {
    label: ['Utilisateur', 'Utilisateurs'],
    title: ['first_name', 'last_name'],
    personal: true,
    imports: false,
    access: { view: 'viewUsers' },
    fields: { ...identity, ...account, ...fields, ...credentials },
    unique: [{ fields: ['email'] }],
  })

/** What every application has beside what is its own: accounts, sessions, files, imports, mails, runs of jobs. */
export const baseResources = [
  ...rightResources,
  ...sessionResources,
  ...[status, generaloption, file, importJob, importModel, jobRun, backupRun, emailOutbox, mailModel],
  ...listResources,
  ...bulkResources,
] as const
