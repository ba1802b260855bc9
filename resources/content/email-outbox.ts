import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { mailKindLabel } from './mail-kinds'

/** Every mail that leaves, written in the transaction of what it tells (domain §13.2). */
export const emailOutbox = defineResource('email_outbox', {
  label: ['E-mail', "Boîte d'envoi"],
  model: 'Email_outbox',
  personal: true,
  title: 'subject',
  calls: { list: 'GET /emailoutbox', one: 'GET /emailoutbox/{id}' },
  access: { view: 'viewEmailOutbox' },
  untracked: true,
  hardDelete: true,
  fields: {
    kind: f.text({ label: 'Modèle', required: true, max: 60, readonly: true, hidden: true }),
    model_label: f.computed(f.text({ label: 'Modèle' }), []),
    from: f.text({ label: 'Expéditeur', max: 255, readonly: true }),
    to: f.text({ label: 'Destinataires', required: true, max: 2000, readonly: true }),
    subject: f.text({ label: 'Objet', required: true, max: 255, readonly: true }),
    text: f.longText({ label: 'Message', required: true, max: 200_000, readonly: true }),
    html: f.longText({ label: 'Message (HTML)', max: 500_000, readonly: true, hidden: true }),
    /** The address behind « [lien masqué] », until the mail has left. */
    sealed_link: f.text({ label: 'Lien', secret: true, hidden: true, readonly: true }),
    attachments: f.json({ label: 'Pièces jointes', readonly: true, hidden: true }),
    unique_key: f.text({ label: "Clé d'unicité", required: true, max: 200, readonly: true, hidden: true }),
    state: f.select(
      {
        queued: { label: 'À envoyer', tone: 'blue' },
        sent: { label: 'Envoyé', tone: 'green' },
        bounced: { label: 'Échec', tone: 'red' },
      },
      {
        label: 'État',
        required: true,
        default: 'queued',
        readonly: true,
      },
    ),
    /** Times that it was handed out for sending, one under way included. */
    attempts: f.int({ label: 'Essais', required: true, default: 0, min: 0, readonly: true }),
    /** Those that count against the mail: not those that found no server. */
    tries: f.int({
      label: 'Essais comptés',
      required: true,
      default: 0,
      min: 0,
      readonly: true,
      hidden: true,
    }),
    /** While a process sends it; another one takes it when this moment has passed. */
    leased_until: f.dateTime({ label: "Réservé jusqu'au", readonly: true, hidden: true }),
    unreachable_since: f.dateTime({ label: 'Serveur injoignable depuis', readonly: true }),
    next_attempt_at: f.dateTime({ label: 'Prochain essai', readonly: true }),
    sent_at: f.dateTime({ label: 'Envoyé le', readonly: true }),
    provider_id: f.text({ label: 'Identifiant de message', max: 255, readonly: true }),
    last_error: f.longText({ label: 'Dernière erreur', max: 2000, readonly: true }),
    /** What the mail is about, for those who wait for its fate. */
    about_model: f.text({ label: 'Sujet', max: 60, readonly: true, hidden: true }),
    about_id: f.int({ label: 'Numéro du sujet', readonly: true, hidden: true }),
  },
  computes: { model_label: ({ kind }) => mailKindLabel(String(kind)) },
  unique: [{ fields: ['unique_key'] }],
  indexes: [['state', 'next_attempt_at']],
  actions: {
    resend: {
      label: 'Renvoyer',
      call: 'POST /emailoutbox/{id}/resend',
      permission: 'viewEmailOutbox',
      if: { state: 'bounced' },
      confirm: "L'e-mail repart vers ses destinataires, avec tous ses essais devant lui.",
      done: "L'e-mail est remis dans la file d'envoi.",
      icon: 'send',
      bulk: true,
    },
  },
  list: {
    columns: ['createdAt', 'subject', 'to', 'state', 'sent_at', 'model_label'],
    search: ['subject', 'to'],
    sort: ['createdAt', 'desc'],
  },
})
