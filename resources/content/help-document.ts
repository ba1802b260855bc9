import { f } from '../schema/f'
import { defineResource } from '../schema/resource'

/** A document of the help centre: shown where it is enabled, active, of the application and already applicable. */
export const helpDocument = defineResource('help_document', {
  label: ["Document du centre d'aide", "Documents du centre d'aide"],
  model: 'Help_document',
  title: 'file_label',
  calls: {
    list: 'GET /helpcenter',
    one: 'GET /helpcenter/{id}',
    create: 'POST /helpcenter/create',
    update: 'PUT /helpcenter/{id}',
    remove: 'DELETE /helpcenter/delete/{id}',
  },
  access: {
    view: 'manageHelpCenter',
    read: 'signedIn',
    create: 'manageHelpCenter',
    update: 'manageHelpCenter',
    remove: 'manageHelpCenter',
  },
  fields: {
    file_label: f.text({ label: 'Nom du document', max: 120 }),
    document_type_id: f.ref('documenttype', { label: 'Type de document' }),
    application_ids: f.refs('application', { label: 'Applications' }),
    application_date: f.date({ label: "Date d'application", required: true }),
    referent_id: f.ref('user', { label: 'Référent', as: 'Referent' }),
    file_id: f.file({
      label: 'Fichier',
      required: true,
      folder: '/helpcenter',
      accept: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'mp4', 'png', 'jpg', 'jpeg'],
    }),
    image_file_id: f.image({ label: 'Image', folder: '/helpcenter/image', as: 'Image' }),
    enable: f.bool({ label: 'Publié', default: false, required: true }),
    active: f.bool({ label: 'Actif', default: true, required: true }),
  },
  list: {
    title: "Centre d'aide",
    columns: [
      'file_label',
      'document_type_id',
      'application_ids',
      'application_date',
      'referent_id',
      'enable',
      'active',
    ],
    sort: ['application_date', 'desc'],
  },
})
