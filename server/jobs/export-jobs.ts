import { loadUserActor } from '../accounts/load-actor'
import { exportKind } from '../exports/runs'
import { forgetExports, type LoadActor, makeExport, makeScheduled, takeUpRuns } from '../exports/schedules'
import { defineJob } from './define-job'
import { exportSources } from './export-sources'

const load: LoadActor = ({ db }, user) => db.system('session', (tx) => loadUserActor(tx, db, user))

/** What the clock does for exports: those of the day, files that wait, files past their week. */
export const exportJobs = [
  defineJob({
    name: 'export_files',
    queue: 'exports',
    label: 'Reprise des exports interrompus',
    every: 1,
    run: takeUpRuns(exportSources, load),
  }),
  defineJob({
    name: 'export_schedules',
    queue: 'exports',
    label: 'Exports programmés',
    at: '06:30',
    run: makeScheduled(exportSources, load),
  }),
  defineJob({
    name: 'export_cleaning',
    label: 'Nettoyage des fichiers exportés',
    at: '03:25',
    run: forgetExports,
  }),
]

export const exportWorks = {
  [exportKind]: { queue: 'exports', run: makeExport(exportSources, load) },
} as const
