import { f } from '../schema/f'
import { defineResource } from '../schema/resource'

/** One run of a job of the clock: for which moment, how long, what it did or why it failed (domain §13.3). */
export const jobRun = defineResource('job_run', {
  label: ['Exécution', 'Exécutions'],
  model: 'Job_run',
  title: 'name',
  calls: { list: 'GET /jobrun' },
  access: { view: 'viewJobs' },
  untracked: true,
  hardDelete: true,
  imports: false,
  fields: {
    name: f.text({ label: 'Tâche', required: true, max: 80, readonly: true }),
    /** The moment that it is for; empty when somebody asked. */
    slot: f.dateTime({ label: 'Échéance', readonly: true }),
    /** Name and moment: a moment is run once, by one process. */
    unique_key: f.text({ label: "Clé d'unicité", max: 120, unique: true, readonly: true, hidden: true }),
    started_at: f.dateTime({ label: 'Début', required: true, readonly: true }),
    /** While the process that runs it gives signs of life. */
    leased_until: f.dateTime({ label: "Réservée jusqu'au", readonly: true, hidden: true }),
    finished_at: f.dateTime({ label: 'Fin', readonly: true }),
    duration_ms: f.int({ label: 'Durée', unit: 'ms', min: 0, readonly: true }),
    state: f.select(
      {
        running: { label: 'En cours', tone: 'blue' },
        done: { label: 'Terminée', tone: 'green' },
        failed: { label: 'En échec', tone: 'red' },
      },
      {
        label: 'État',
        required: true,
        readonly: true,
      },
    ),
    result: f.text({ label: 'Résultat', max: 500, readonly: true }),
    error: f.longText({ label: 'Erreur', max: 2000, readonly: true }),
    user_id: f.ref('user', { label: 'Lancée par', readonly: true }),
  },
  indexes: [['name', 'started_at']],
  list: { columns: ['name', 'started_at', 'duration_ms', 'state', 'result'], sort: ['started_at', 'desc'] },
})
