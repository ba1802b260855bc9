import { f } from '../schema/f'
import type { AnyResource } from '../schema/resource'
import { defineResource } from '../schema/resource'
import { journalShipment } from './journal-shipment'

const kept = { access: { view: 'serverOnly' }, untracked: true, hardDelete: true, imports: false } as const

/** The figures of the server at a moment, for « État du système »: one each five minutes, for seven days. */
export const systemSample = defineResource('system_sample', {
  ...kept,
  label: ['Relevé du système', 'Relevés du système'],
  model: 'System_sample',
  title: 'at',
  fields: {
    at: f.dateTime({ label: 'Date', required: true, unique: true }),
    figures: f.json({ label: 'Mesures' }),
  },
})

/** A fault that the server found in itself, from its beginning to its end. */
export const systemAlert = defineResource('system_alert', {
  ...kept,
  label: ['Alerte', 'Alertes'],
  model: 'System_alert',
  title: 'fault',
  fields: {
    /** Which fault: `job:mails`, `disk:data`. One of each is open at a time. */
    fault: f.text({ label: 'Panne', required: true, max: 120 }),
    message: f.text({ label: 'Message', required: true, max: 500 }),
    began_at: f.dateTime({ label: 'Début', required: true }),
    ended_at: f.dateTime({ label: 'Fin' }),
  },
  indexes: [['began_at'], ['fault', 'ended_at']],
})

/** An error of a browser, as often as it came: no person, no query string, no token. */
export const clientError = defineResource('client_error', {
  ...kept,
  label: ['Erreur du navigateur', 'Erreurs du navigateur'],
  model: 'Client_error',
  title: 'message',
  fields: {
    /** Of release, message and place: the same error is counted. */
    print: f.text({ label: 'Empreinte', required: true, max: 64, unique: true }),
    release: f.text({ label: 'Version', required: true, max: 40 }),
    kind: f.text({ label: 'Origine', required: true, max: 40 }),
    message: f.text({ label: 'Message', required: true, max: 500 }),
    stack: f.longText({ label: "Pile d'appels", max: 4000 }),
    page: f.text({ label: 'Page', max: 200 }),
    device: f.text({ label: 'Navigateur', max: 120 }),
    count: f.int({ label: 'Nombre', required: true, default: 1 }),
    first_at: f.dateTime({ label: 'Première fois', required: true }),
    last_at: f.dateTime({ label: 'Dernière fois', required: true }),
  },
  indexes: [['last_at']],
})

/** What the server keeps of itself. */
export const systemResources: readonly AnyResource[] = [
  journalShipment,
  systemSample,
  systemAlert,
  clientError,
]
