import { f } from '../schema/f'
import { defineResource } from '../schema/resource'

/** What a request that adds was answered, so that the same one sent twice adds once: kept for a day, by person and call. */
export const keptAnswer = defineResource('kept_answer', {
  label: ['Réponse conservée', 'Réponses conservées'],
  title: 'kept_at',
  access: { view: 'serverOnly' },
  untracked: true,
  hardDelete: true,
  imports: false,
  fields: {
    user_id: f.ref('user', { label: 'Utilisateur', required: true }),
    call: f.text({ label: 'Appel', required: true }),
    /** SHA-256 of the person, the call and the key that was sent. */
    unique_key: f.text({ label: "Clé d'unicité", required: true, unique: true }),
    /** SHA-256 of what was asked. */
    fingerprint: f.text({ label: 'Empreinte de la demande', required: true }),
    status: f.int({ label: 'Statut', required: true, default: 200 }),
    answer: f.longText({ label: 'Réponse' }),
    kept_at: f.dateTime({ label: 'Conservée depuis', required: true, index: true }),
  },
})
