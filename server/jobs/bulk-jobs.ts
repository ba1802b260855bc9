import { loadUserActor } from '../accounts/load-actor'
import type { Context } from '../api/context'
import type { JobData } from '../database/send-job'
import { bulkKind, forgetBulks } from '../lists/bulk-runs'
import { listCalls } from '../lists/calls'
import { type LoadActor, performBulk, takeUpBulks } from '../lists/perform-bulk'
import { defineJob } from './define-job'
import type { Doing } from './define-work'

const load: LoadActor = ({ db }, user) => db.system('session', (tx) => loadUserActor(tx, db, user))

/** What the clock does for changes of many rows: those whose process is gone, those past their week. */
export const bulkJobs = [
  defineJob({
    name: 'bulk_edits',
    queue: 'bulk',
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

const change = (context: Context, { id, impersonatorId }: JobData & { id: number }, { isRetry }: Doing) =>
  performBulk(context, {
    ...{ id, load, isRetry },
    impersonatorId: typeof impersonatorId === 'number' ? impersonatorId : undefined,
  })

export const bulkWorks = { [bulkKind]: { queue: 'bulk', run: change } } as const
