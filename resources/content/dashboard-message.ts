import { rest } from '../schema/calls'
import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { notBefore } from '../schema/row-checks'
import { settingAccess } from '../schema/setting'

/** The kinds of messages, as ids of `dashboardmessagetype` (domain §12.2). */
export const messageTypes = { banner: 1, popup: 2, blocking: 3 } as const

const access = settingAccess('Dashboard_message')

/**
 * A message to those it is for, between two moments (domain §12.2): a banner, a window that is shown once, or a screen in
 * place of the application. People get theirs by calls of their own; the rows are read by those who write them.
 */
export const dashboardMessage = defineResource('dashboardmessage', {
  label: ['Message', 'Messages'],
  model: 'Dashboard_message',
  title: 'title',
  group: 'Documents et messages',
  calls: { ...rest('/dashboardmessage'), also: ['GET /setting/dashboardmessage'] },
  access: { ...access, read: access.view },
  fields: {
    dashboardmessage_type_id: f.ref('dashboardmessagetype', { label: 'Type', required: true, default: 1 }),
    title: f.text({ label: 'Titre', required: true, max: 120 }),
    content: f.richText({ label: 'Contenu', required: true }),
    startDate: f.dateTime({ label: 'Début', required: true }),
    endDate: f.dateTime({ label: 'Fin', required: true }),
    sending_message: f.bool({ label: 'Envoyer aussi par e-mail', default: false }),
    sent_at: f.dateTime({ label: 'Envoyé par e-mail le', readonly: true }),
    profile_type_ids: f.refs('profile_type', {
      label: 'Applications',
      help: 'Aucune application choisie : toutes.',
    }),
    profile_ids: f.refs('profile', { label: 'Profils', help: 'Aucun profil choisi : tous.' }),
    company_ids: f.refs('company', { label: 'Services', help: 'Aucun service choisi : tous.' }),
    groupAdherent_ids: f.refs('groupadherent', { label: "Groupes d'adhérents" }),
    adherent_ids: f.refs('adherent', {
      label: 'Adhérents',
      help: 'Aucun groupe ni adhérent choisi : tous.',
    }),
    editor_id: f.ref('user', { label: 'Rédacteur', as: 'Editor', readonly: true }),
  },
  checks: [
    notBefore('startDate', 'endDate'),
    ({ dashboardmessage_type_id, profile_type_ids }) =>
      dashboardmessage_type_id === messageTypes.blocking &&
      Array.isArray(profile_type_ids) &&
      profile_type_ids.length > 0 &&
      profile_type_ids.every((id) => id === 1)
        ? { name: 'profile_type_ids', message: 'Un message bloquant ne bloque pas le back office.' }
        : undefined,
  ],
  list: {
    columns: ['title', 'dashboardmessage_type_id', 'startDate', 'endDate', 'editor_id', 'sending_message'],
    search: ['title', 'content'],
    sort: ['startDate', 'desc'],
  },
  form: {
    Informations: [
      'dashboardmessage_type_id',
      'title',
      'content',
      ['startDate', 'endDate'],
      ['sending_message', 'sent_at'],
      {
        Destinataires: [
          'profile_type_ids',
          'profile_ids',
          'company_ids',
          'groupAdherent_ids',
          'adherent_ids',
        ],
      },
    ],
  },
})

/** « J'ai lu »: who has read which message. */
export const dashboardMessageRead = defineResource('dashboardmessage_read', {
  label: ['Lecture de message', 'Lectures de messages'],
  title: 'read_at',
  access: { view: 'serverOnly' },
  untracked: true,
  hardDelete: true,
  imports: false,
  fields: {
    dashboardmessage_id: f.ref('dashboardmessage', { label: 'Message', required: true }),
    user_id: f.ref('user', { label: 'Utilisateur', required: true }),
    read_at: f.dateTime({ label: 'Lu le', required: true }),
  },
  unique: [{ fields: ['dashboardmessage_id', 'user_id'] }],
})
