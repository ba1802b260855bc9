import { defineEndpoint } from '../schema/endpoint'
import { f } from '../schema/f'
import { applicationAnswer, menuItem } from './answers'

const shared = { permission: 'signedIn', tag: 'Menus', opens: true, whole: true } as const

/** What an application is started with. */
export const menuEndpoints = {
  applications: defineEndpoint('GET /app', {
    ...shared,
    summary: 'Les applications du portail',
    answers: [applicationAnswer],
  }),
  all: defineEndpoint('GET /core/menu/list', {
    ...shared,
    summary: 'Tous les menus, de toutes les applications',
    answers: [menuItem],
  }),
  ofApplication: defineEndpoint('GET /core/menu/{app}', {
    ...shared,
    summary: "Navigation d'une application, selon le profil",
    params: { app: f.text({ label: 'Application', required: true, max: 40 }) },
    answers: [menuItem],
  }),
} as const
