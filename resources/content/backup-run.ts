import { f } from '../schema/f'
import { defineResource } from '../schema/resource'

const readonly = true

/**
 * One backup, drill or return: base backup, WAL shipped (the last shipment alone), archive, weekly drill, restore. A restore
 * without `resumed_at` holds back everything that leaves the installation (`server/database/paused.ts`).
 */
export const backupRun = defineResource('backup_run', {
  label: ['Sauvegarde', 'Sauvegardes'],
  title: 'kind',
  calls: { list: 'GET /backup/run' },
  access: { view: 'viewJobs' },
  untracked: true,
  hardDelete: true,
  imports: false,
  fields: {
    kind: f.select(
      {
        base: 'Sauvegarde complète',
        wal: 'Journal des écritures',
        archive: 'Archive',
        drill: 'Exercice de restauration',
        restore: 'Restauration',
      },
      { label: 'Nature', required: true, readonly },
    ),
    started_at: f.dateTime({ label: 'Début', required: true, readonly }),
    ended_at: f.dateTime({ label: 'Fin', readonly }),
    /** Empty while it is under way. */
    ok: f.bool({ label: 'Réussie', readonly }),
    detail: f.longText({ label: 'Détail', max: 4000, readonly }),
    resumed_at: f.dateTime({ label: 'Envois repris le', readonly }),
    resumed_by: f.ref('user', { label: 'Envois repris par', readonly }),
  },
  indexes: [['kind', 'started_at']],
  list: { columns: ['kind', 'started_at', 'ended_at', 'ok', 'detail'], sort: ['started_at', 'desc'] },
})
