import { daysBefore } from '../../resources/schema/paris-time'
import type { Context } from '../api/context'
import { drill } from '../backup/drill'
import { recordRun, runPlaceOf } from '../backup/record-run'
import { backingOf, backUpBase } from '../backup/wal-worker'
import { defineJob } from './define-job'

/** Whether a drill has succeeded in the last six days: it is weekly, and tried again each night until it does. */
const isDrilled = ({ db }: Context, now: Date): Promise<boolean> =>
  db.system('jobs', async (tx) => {
    const rows = await tx.query(
      `select 1 from backup_run where kind = 'drill' and ok and started_at > $1 limit 1`,
      [daysBefore(now, 6)],
    )
    return rows.length > 0
  })

/** Backups of the embedded server (`BACKUP_DIR`); another server has its own. */
export const backupJobs = [
  defineJob({
    queue: 'drill',
    name: 'backup_base',
    label: 'Sauvegarde complète',
    at: '02:30',
    run: async (context) => {
      const backing = await backingOf(context)
      return backing && backUpBase(runPlaceOf(context), context.files, backing)
    },
  }),
  defineJob({
    queue: 'drill',
    name: 'backup_drill',
    label: 'Exercice de restauration',
    at: '04:30',
    run: async (context, now) => {
      const backing = await backingOf(context)
      if (!backing || (await isDrilled(context, now))) return undefined
      return recordRun(runPlaceOf(context), 'drill', () => drill(backing, context.config.backupKeyFile))
    },
  }),
]
