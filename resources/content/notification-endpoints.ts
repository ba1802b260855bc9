import { defineEndpoint } from '../schema/endpoint'
import { f } from '../schema/f'
import { asked, many, pick } from '../schema/pick'
import { success, told } from '../schema/told'
import { chosenPreference, preferenceAnswer } from './answers'
import { notificationPreference } from './notification'
import { pushDevice } from './push'

const ofBox = { permission: 'viewNotifications', tag: 'Notifications', whole: true } as const
const ofDevices = { ...ofBox, opens: true } as const
const { endpoint, p256dh, auth } = pushDevice.fields

/** Where each kind of notification goes. */
export const preferenceEndpoints = {
  list: defineEndpoint('GET /notification/preferences', {
    ...ofBox,
    summary: 'Mes préférences, par type de notification',
    answers: [preferenceAnswer],
  }),
  choose: defineEndpoint('PUT /notification/preferences', {
    ...ofBox,
    summary: 'Choisit où va un type de notification',
    body: {
      ...pick(notificationPreference, ['kind', 'mailing']),
      push: asked(notificationPreference.fields.push, { required: false }),
    },
    answers: chosenPreference,
  }),
} as const

export const ownDeviceNames = ['id', 'device', 'createdAt', 'sent_at'] as const

/** The devices on which a person wants to be told (Web Push), and how they come and go. */
export const deviceEndpoints = {
  list: defineEndpoint('GET /notification/devices', {
    ...ofDevices,
    summary: "Mes appareils avertis, et la clé publique à laquelle un navigateur s'abonne",
    answers: {
      key: told.text('Clé publique VAPID'),
      devices: many('Appareils', pick(pushDevice, ownDeviceNames)),
    },
  }),
  add: defineEndpoint('POST /notification/devices', {
    ...ofDevices,
    summary: 'Abonne un navigateur à mes notifications',
    body: { endpoint, p256dh, auth },
    answers: { id: pick(pushDevice, ['id']).id },
    errors: ['err409'],
    unkeyed: 'a second one replaces the first one of the same browser',
  }),
  remove: defineEndpoint('DELETE /notification/devices/{id}', {
    ...ofDevices,
    summary: "N'avertit plus l'un de mes appareils",
    params: { id: f.int({ label: 'Appareil', required: true, min: 1 }) },
    answers: success,
  }),
} as const
