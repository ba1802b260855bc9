import { f } from '../schema/f'
import { defineResource } from '../schema/resource'

const kept = { access: { view: 'serverOnly' }, untracked: true, hardDelete: true, imports: false } as const

/** A browser that shows somebody's notifications when no page is open (Web Push): where to, and what it alone can read. */
export const pushDevice = defineResource('push_device', {
  ...kept,
  label: ['Appareil averti', 'Appareils avertis'],
  title: 'device',
  fields: {
    user_id: f.ref('user', { label: 'Utilisateur', required: true }),
    device: f.text({ label: 'Appareil', required: true, max: 120 }),
    /** Whoever has it can have the push service write to the device. */
    endpoint: f.text({ label: 'Adresse', required: true, max: 2000, secret: true }),
    hash: f.text({ label: 'Empreinte', required: true, max: 64, secret: true }),
    p256dh: f.text({ label: 'Clé publique', required: true, max: 100, secret: true }),
    auth: f.text({ label: 'Secret', required: true, max: 40, secret: true }),
    /** Failed tries in a row. */
    failures: f.int({ label: 'Échecs de suite', required: true, default: 0 }),
    sent_at: f.dateTime({ label: 'Dernier envoi' }),
  },
  unique: [{ fields: ['hash'] }],
})

/** A notification on its way to a device; it goes once it is there, or when nobody needs it any more. */
export const pushMessage = defineResource('push_message', {
  ...kept,
  label: ['Envoi vers un appareil', 'Envois vers des appareils'],
  title: 'next_attempt_at',
  fields: {
    device_id: f.ref('push_device', { label: 'Appareil', required: true }),
    notification_id: f.ref('notification', { label: 'Notification', required: true }),
    attempts: f.int({ label: 'Essais', required: true, default: 0 }),
    next_attempt_at: f.dateTime({ label: 'Prochain essai', required: true, index: true }),
    leased_until: f.dateTime({ label: 'Réservation' }),
  },
})

/** Devices of one person. */
export const mostDevices = 10
