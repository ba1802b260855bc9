import { loadUserActor } from '../accounts/load-actor'
import { runScheduled } from '../imports/run-scheduled'
import { fetchFile } from '../trade/fetch-file'
import { defineJob } from './define-job'

/** Files of other programs, each at its hour. */
export const scheduledImports = defineJob({
  name: 'scheduled_imports',
  label: 'Imports programmés',
  every: 5,
  run: runScheduled({
    load: ({ db }, user) => db.system('session', (tx) => loadUserActor(tx, db, user)),
    fetchFile,
  }),
})
