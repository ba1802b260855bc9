import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { settingAccess } from '../schema/setting'

const help =
  "Envoyé à l'attribution d'un appel d'offres public, suivi du résultat de chaque lot. {reference}, {objet}, {fournisseur}, {note} et {rang} y sont remplacés."
const mails = {
  retained_object: f.text({ label: "Objet du message à l'attributaire", max: 255 }),
  retained_message: f.longText({ label: "Message à l'attributaire", help }),
  rejected_object: f.text({ label: 'Objet du message aux candidats non retenus', max: 255 }),
  rejected_message: f.longText({ label: 'Message aux candidats non retenus', help }),
  change_object: f.text({ label: 'Objet du message de modification', max: 255 }),
  change_message: f.longText({ label: 'Message de modification du dossier' }),
}
const mailSections = {
  Attributaire: ['retained_object', 'retained_message'],
  'Candidats non retenus': ['rejected_object', 'rejected_message'],
  'Modification du dossier': ['change_object', 'change_message'],
} as const
const { view, update } = settingAccess('Public_notice_setting')
const access = { view, update }

/** What the pages of public notices show, and the mails sent about them: one row. */
export const publicnotice = defineResource('publicnotice', {
  label: ['Paramètres des avis publics', 'Paramètres des avis publics'],
  model: 'Public_notice_setting',
  title: 'contact_name',
  group: "Appels d'offres",
  singleton: true,
  fixed: true,
  calls: { list: 'GET /setting/publicnotice', update: 'PUT /setting/publicnotice' },
  access,
  fields: {
    header: f.longText({ label: 'En-tête', max: 5000 }),
    footer: f.longText({ label: 'Pied de page', max: 5000 }),
    legal_mentions: f.longText({ label: 'Mentions légales' }),
    contact_name: f.text({ label: 'Nom du contact', max: 120 }),
    contact_mail: f.email({ label: 'E-mail du contact', example: 'marches@valae.example' }),
    standstill_days: f.int({
      label: 'Délai de suspension',
      required: true,
      default: 11,
      min: 0,
      max: 365,
      unit: 'jours',
    }),
    bidder_profile_id: f.ref('profile', {
      label: 'Profil des entreprises inscrites depuis un avis',
      help: "Un profil de fournisseur. Sans profil, aucune entreprise ne s'inscrit elle-même.",
    }),
    ...mails,
  },
  form: {
    'Pages publiques': [
      'header',
      'footer',
      'legal_mentions',
      { Contact: [['contact_name', 'contact_mail']] },
      'standstill_days',
      'bidder_profile_id',
    ],
    'Notifications de la procédure': [mailSections],
  },
})

/** The mails of the same row, by their own call. */
export const procedurenotification = defineResource('procedurenotification', {
  label: ['Notification de la procédure', 'Notifications de la procédure'],
  model: 'Procedure_notification',
  title: 'retained_object',
  table: 'publicnotice',
  singleton: true,
  fixed: true,
  calls: {
    list: 'GET /setting/publicnotice/procedure_notification',
    update: 'PUT /setting/publicnotice/procedure_notification',
  },
  access,
  fields: mails,
  form: { Informations: [mailSections] },
})
