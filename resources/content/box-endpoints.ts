import { defineEndpoint } from '../schema/endpoint'
import { f } from '../schema/f'
import { maybe } from '../schema/pick'
import { success } from '../schema/told'
import { boxAnswer, changedAnswer, unreadAnswer } from './answers'
import { notificationPreference } from './notification'

const ofBox = { permission: 'viewNotifications', tag: 'Notifications', whole: true } as const

/** Everybody's own box of notifications (domain §13.1). */
export const boxEndpoints = {
  list: defineEndpoint('GET /notification', {
    ...ofBox,
    summary: 'Mes notifications, les plus récentes en premier',
    query: {
      offset: f.int({ label: 'Début', min: 0 }),
      limit: f.int({ label: 'Nombre de lignes', min: 1, max: 100 }),
      unread: f.bool({ label: 'Non lues seulement' }),
      kind: maybe(notificationPreference.fields.kind),
    },
    answers: boxAnswer,
  }),
  unread: defineEndpoint('GET /notification/unread', {
    ...ofBox,
    summary: 'Nombre de mes notifications non lues',
    answers: unreadAnswer,
  }),
  read: defineEndpoint('PUT /notification/read', {
    ...ofBox,
    summary: 'Marque mes notifications comme lues : celles qui sont nommées, ou toutes',
    body: { id: f.int({ label: 'Notification', min: 1 }) },
    answers: changedAnswer,
  }),
  remove: defineEndpoint('DELETE /notification/{id}', {
    ...ofBox,
    permission: 'deleteNotification',
    summary: 'Supprime une de mes notifications',
    params: { id: f.int({ label: 'Notification', required: true, min: 1 }) },
    answers: success,
  }),
  removeAll: defineEndpoint('DELETE /notification', {
    ...ofBox,
    permission: 'deleteNotification',
    summary: 'Supprime toutes mes notifications',
    answers: changedAnswer,
  }),
} as const
