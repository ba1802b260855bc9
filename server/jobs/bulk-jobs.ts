import { loadUserActor } from '../accounts/load-actor'
import { forgetBulks } from '../lists/bulk-runs'
import { listCalls } from '../lists/calls'
import { type LoadActor, takeUpBulks } from '../lists/perform-bulk'
import { defineJob } from './define-job'

const load: LoadActor = ({ db }, user) => db.system('session', (tx) => loadUserActor(tx, db, user))

/** What the clock does for changes of many rows: those whose process is gone, those past their week. */
export const bulkJobs = [
  defineJob({
    name: 'bulk_edits',
    label: 'Reprise des modifications en nombre interrompues',
    every: 1,
    run: takeUpBulks(load),
  }),
  defineJob({
    name: 'bulk_edit_cleaning',
    label: 'Nettoyage des modifications en nombre',
    at: '03:35',
    run: async (context, now) => {
      const n = await forgetBulks(context, now)
      return n ? `Modifications en nombre oubliées : ${n}` : undefined
    },
  }),
]

export const bulkCalls = listCalls(load)
