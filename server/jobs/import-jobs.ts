import { loadUserActor } from '../accounts/load-actor'
import { passCalls } from '../imports/calls'
import type { Outside } from '../imports/pass-scheduled'
import { runScheduled } from '../imports/run-scheduled'
import { fetchFile } from '../trade/fetch-file'
import { defineJob } from './define-job'
import { runJob } from './run-job'

const outside: Outside = {
  load: ({ db }, user) => db.system('session', (tx) => loadUserActor(tx, db, user)),
  fetchFile,
  alone: async (context, { id, userId }, run) => {
    const passage = { name: `scheduled_import ${id}`, run: () => run().then(() => undefined) }
    return (await runJob(context, passage, { userId })) !== undefined
  },
}

/** Files of other programs, each at its hour. */
export const scheduledImports = defineJob({
  name: 'scheduled_imports',
  label: 'Imports programmés',
  every: 5,
  run: runScheduled(outside),
})

export const scheduledImportCalls = passCalls(outside)
