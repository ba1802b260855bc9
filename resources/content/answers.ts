import { application } from '../accounts/application'
import type { Answer } from '../schema/infer'
import { many, maybe, one, pick, shaped } from '../schema/pick'
import { told } from '../schema/told'
import { dashboardmessagetype } from '../settings/documents'
import { dashboardMessage } from './dashboard-message'
import { emailOutbox } from './email-outbox'
import { file } from './file'
import { helpDocument } from './help-document'
import { jobRun } from './job-run'
import { mailModel } from './mail-model'
import { notification, notificationPreference } from './notification'
import { notificationKinds } from './notification-kinds'

/** One line of the box. */
const boxNotification = {
  kind: told.word('Type', Object.keys(notificationKinds) as (keyof typeof notificationKinds)[]),
  ...pick(notification, ['id', 'model', 'entity_id', 'title', 'body', 'createdAt', 'read_at']),
  /** Address of the page that it is about: `/front-office/orders/tracking/12`. */
  link: maybe(told.text('Adresse')),
}
export type BoxNotification = Answer<typeof boxNotification>

/** `GET /notification`. */
export const boxAnswer = {
  data: many('Notifications', boxNotification),
  total: told.int('Nombre'),
  unread: told.int('Non lues'),
  offset: told.int('À partir de'),
  limit: told.int('Par page'),
}
export type BoxPage = Answer<typeof boxAnswer>

export const unreadAnswer = { unread: told.int('Non lues') }
export type UnreadAnswer = Answer<typeof unreadAnswer>

/** How many were changed. */
export const changedAnswer = { changed: told.int('Modifiées') }

/** One of `GET /notification/preferences`; `proposed` is what the kind has by itself. */
export const preferenceAnswer = {
  ...pick(notificationPreference, ['kind', 'mailing', 'push']),
  label: told.text('Libellé'),
  proposed: notificationPreference.fields.mailing,
}
export type PreferenceAnswer = Answer<typeof preferenceAnswer>
export const chosenPreference = pick(notificationPreference, ['kind', 'mailing', 'push'])

/** A mail's model, with the group's texts where it has its own. */
export const mailModelAnswer = {
  ...pick(mailModel, ['name', 'subject', 'body', 'link', 'notes']),
  label: told.text('Libellé'),
  has_link: told.bool('Avec un bouton'),
  /** Example of each variable. */
  variables: shaped<Readonly<Record<string, string>>>('Variables', {}),
  /** Absent as long as nobody has changed it. */
  id: maybe(told.int('Identifiant')),
  lock_version: maybe(told.int('Version')),
  updatedAt: maybe(told.moment('Modifié le')),
  is_own: told.bool('Réécrit'),
}
export type MailModelAnswer = Answer<typeof mailModelAnswer>

/** `POST /mailmodel/{name}/preview`. */
export const mailPreview = { subject: told.text('Objet'), html: told.long('Page'), text: told.long('Texte') }
export type MailPreview = Answer<typeof mailPreview>

/** A message for somebody; one that blocks stands before everything else. */
export const messageAnswer = {
  ...pick(dashboardMessage, ['id', 'title', 'content', 'startDate', 'endDate']),
  Dashboardmessage_type: one('Type', pick(dashboardmessagetype, ['id', 'machine_name', 'label'])),
  read: told.bool('Lu'),
  blocks: told.bool('Bloquant'),
}
export type MessageAnswer = Answer<typeof messageAnswer>

/** One of `GET /helpcenter/helpcenterlist`. */
export const helpAnswer = {
  ...pick(helpDocument, ['id', 'file_label', 'application_date', 'enable', 'active']),
  Application: many('Applications', pick(application, ['machine_name'])),
  Document_type: maybe(one('Type', { label: told.text('Libellé') })),
  File: one('Fichier', {
    ...pick(file, ['id', 'mime_type', 'path', 'unique_name']),
    file_name: file.fields.filename,
  }),
  Image: maybe(one('Image', pick(file, ['id', 'path', 'unique_name']))),
}
export type HelpAnswer = Answer<typeof helpAnswer>

/** `POST /emailoutbox/{id}/resend`. */
export const resentAnswer = pick(emailOutbox, ['id', 'state', 'attempts'])
export type ResentAnswer = Answer<typeof resentAnswer>

/** A run of a job, and who asked for it. */
const runAnswer = {
  ...pick(jobRun, ['started_at', 'finished_at', 'duration_ms', 'state', 'result', 'error']),
  first_name: maybe(told.text('Prénom')),
  last_name: maybe(told.text('Nom')),
}
export type RunAnswer = Answer<typeof runAnswer>

/** One of `GET /job`: the job with its last run. It runs every so many minutes, or at an hour. */
export const jobAnswer = {
  name: told.text('Tâche'),
  label: told.text('Libellé'),
  every: maybe(told.int('Toutes les (minutes)')),
  at: maybe(told.text('À')),
  next: told.moment('Prochaine'),
  last: maybe(one('Dernière exécution', runAnswer)),
}
export type JobAnswer = Answer<typeof jobAnswer>

/** `GET /backup/sendings`: whether a return holds back what leaves, and how much waits. */
export const sendingsAnswer = {
  paused: told.bool('En pause'),
  restored_at: maybe(told.moment('Restauré le')),
  mails: told.int('E-mails en attente'),
  webhooks: told.int('Envois de webhooks en attente'),
}
export type SendingsAnswer = Answer<typeof sendingsAnswer>

/** `POST /job/{name}/run`. */
export const outcomeAnswer = {
  id: told.int('Exécution'),
  state: told.word('État', ['done', 'failed', 'running']),
  result: maybe(told.long('Résultat')),
  error: maybe(told.long('Erreur')),
}
export type OutcomeAnswer = Answer<typeof outcomeAnswer>

/** One of `GET /job/dead`: what was tried in vain. */
export const deadJobAnswer = {
  id: told.text('Identifiant'),
  key: told.text('Travail'),
  kind: told.text('Sorte'),
  label: maybe(told.text('Libellé')),
  queue: told.text('File'),
  tries: told.int('Essais'),
  failed_at: told.moment('Abandonné le'),
  cause: maybe(told.long('Cause')),
}
export type DeadJobAnswer = Answer<typeof deadJobAnswer>
