import { rest } from '../schema/calls'
import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { notBefore } from '../schema/row-checks'
import { settingAccess } from '../schema/setting'

/** A message on top of the pages of those it is for, between two moments (domain §12.2). */
export const dashboardMessage = defineResource('dashboardmessage', {
  label: ['Message', 'Messages'],
  model: 'Dashboard_message',
  title: 'title',
  group: 'Documents et messages',
  calls: { ...rest('/dashboardmessage'), also: ['GET /setting/dashboardmessage'] },
  access: settingAccess('Dashboard_message'),
  fields: {
    dashboardmessage_type_id: f.ref('dashboardmessagetype', { label: 'Type', required: true, default: 1 }),
    title: f.text({ label: 'Titre', required: true, max: 120 }),
    content: f.longText({ label: 'Contenu', required: true }),
    startDate: f.dateTime({ label: 'Début', required: true }),
    endDate: f.dateTime({ label: 'Fin', required: true }),
    sending_message: f.bool({ label: 'Envoyer aussi par email', default: false }),
    profile_type_ids: f.refs('profile_type', { label: 'Destinataires', help: 'Aucun type choisi : tous.' }),
    company_ids: f.refs('company', { label: 'Services', help: 'Aucun service choisi : tous.' }),
    adherent_ids: f.refs('adherent', { label: 'Adhérents', help: 'Aucun adhérent choisi : tous.' }),
    editor_id: f.ref('user', { label: 'Rédacteur', as: 'Editor', readonly: true }),
  },
  checks: [notBefore('startDate', 'endDate')],
  list: {
    columns: ['title', 'dashboardmessage_type_id', 'startDate', 'endDate', 'editor_id', 'sending_message'],
    search: ['title', 'content'],
    sort: ['startDate', 'desc'],
  },
  form: {
    Informations: [
      ['dashboardmessage_type_id', 'sending_message'],
      'title',
      'content',
      ['startDate', 'endDate'],
      { Destinataires: ['profile_type_ids', 'company_ids', 'adherent_ids'] },
    ],
  },
})
