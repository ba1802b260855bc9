import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { mailings, notificationKinds } from './notification-kinds'

const kinds = Object.fromEntries(Object.entries(notificationKinds).map(([kind, { label }]) => [kind, label]))

/**
 * What one person is told (domain §13.1). A kind is told once of an entity and its event, deleted or not (I-26): the one who
 * writes rows is `server/trade/notify.ts`, and people have calls of their own for their box.
 */
export const notification = defineResource('notification', {
  label: ['Notification', 'Notifications'],
  title: 'title',
  access: { view: 'serverOnly' },
  untracked: true,
  imports: false,
  fields: {
    user_id: f.ref('user', { label: 'Destinataire', required: true, readonly: true }),
    kind: f.select(kinds, { label: 'Type', required: true, readonly: true }),
    model: f.text({ label: 'Objet', max: 60, readonly: true }),
    entity_id: f.int({ label: "N° de l'objet", readonly: true }),
    event: f.text({ label: 'Événement', max: 120, readonly: true }),
    title: f.text({ label: 'Titre', required: true, max: 255, readonly: true }),
    body: f.longText({ label: 'Message', max: 4000, readonly: true }),
    params: f.json({ label: 'Valeurs', readonly: true, hidden: true }),
    read_at: f.dateTime({ label: 'Lue le', readonly: true }),
    /** `mail` and `digest` wait for their mail, which makes them `sent`. */
    mailing: f.select(
      { ...mailings, sent: 'Envoyé' },
      { label: 'E-mail', required: true, default: 'none', readonly: true, index: true },
    ),
  },
  unique: [{ fields: ['user_id', 'kind', 'model', 'entity_id', 'event'] }],
  indexes: [['user_id', 'createdAt']],
})

/** What a person chose for a kind; without a row, what the kind proposes. */
export const notificationPreference = defineResource('notification_preference', {
  label: ['Préférence de notification', 'Préférences de notification'],
  title: 'kind',
  access: { view: 'serverOnly' },
  untracked: true,
  hardDelete: true,
  imports: false,
  fields: {
    user_id: f.ref('user', { label: 'Utilisateur', required: true }),
    kind: f.select(kinds, { label: 'Type', required: true }),
    mailing: f.select(mailings, { label: 'E-mail', required: true }),
    push: f.bool({ label: 'Sur mes appareils', required: true, default: true }),
  },
  unique: [{ fields: ['user_id', 'kind'] }],
})
