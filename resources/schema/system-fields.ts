import { f } from './f'

/** What every kept row carries besides its declared fields. */
export const system = {
  id: f.int({ label: 'Identifiant', required: true }),
  lock_version: f.int({ label: 'Version', required: true }),
  createdAt: f.dateTime({ label: 'Créé le', required: true }),
  updatedAt: f.dateTime({ label: 'Modifié le', required: true }),
  created_by: f.ref('user', { label: 'Créé par' }),
  updated_by: f.ref('user', { label: 'Modifié par' }),
}
export type System = typeof system
