import { loadUserActor } from '../accounts/load-actor'
import { passCalls } from '../imports/calls'
import type { Outside } from '../imports/pass-scheduled'
import { importKind, passOne, runScheduled } from '../imports/run-scheduled'
import { fetchFile } from '../trade/fetch-file'
import { defineJob } from './define-job'
import { runJob } from './run-job'

const outside: Outside = {
  load: ({ db }, user) => db.system('session', (tx) => loadUserActor(tx, db, user)),
  fetchFile,
  alone: async (context, { id, userId, signal }, run) => {
    const passage = { name: `scheduled_import ${id}`, run: () => run().then(() => undefined) }
    return (
      (await runJob(context, passage, {
        ...{ userId, signal },
        isStopping: () => signal?.aborted === true,
      })) !== undefined
    )
  },
}

/** Files of other programs, each at its hour. */
export const scheduledImports = defineJob({
  name: 'scheduled_imports',
  queue: 'imports',
  label: 'Imports programmés',
  every: 5,
  run: runScheduled(outside),
})

export const scheduledImportCalls = passCalls(outside)

export const importWorks = { [importKind]: { queue: 'imports', run: passOne(outside) } } as const
