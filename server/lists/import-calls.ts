import { bulkTexts as texts } from '../../i18n/fr/bulk-edits'
import {
  type DifferingValue,
  importEndpoints,
  type ShownImport,
} from '../../resources/imports/import-endpoints'
import { scheduledImport } from '../../resources/imports/scheduled-import'
import { bulkUndoable } from '../../resources/lists/bulk-edit'
import type { Call } from '../api/call'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { importAtWork, silentBefore } from '../api/imports/job'
import { contentOfModel } from '../api/imports/model-content'
import { serve } from '../api/serve'
import { type Actor, may } from '../database/actor'
import { importedNames } from '../database/rights'
import { select } from '../database/select'
import { type BulkRun, beginUndo, countsOf, system } from './bulk-runs'

/** The lists of which the actor sees the imports of others: those that it may import into, where it sees what runs. */
const othersSeen = ({ db }: Context, actor: Actor): string[] =>
  may(actor, 'viewJobs') ? importedNames(db.registry, actor) : []

const seenSql = '(j.created_by = $1 or j.target = any($2))'
const listSql = `select j.id, j.target, j.name, j.total, j.created, j.updated, j.unchanged, j.errors, j."createdAt",
    case when j.state = any($7) and j."updatedAt" < $3 then 'failed' else j.state end as state,
    coalesce(u.first_name || ' ' || u.last_name, '') as person, j.created_by = $1 as is_own,
    j.created_by = $1 and j.sent is not null as has_file, coalesce(b.state = any($4) and j.state = 'done', false) as can_undo,
    coalesce(jsonb_array_length(j.made), 0) as made,
    case when j.created_by = $1 then (select m.name from import_model m where m.id = j.import_model_id) end as import_model,
    (select count(*)::int from bulk_edit_row r where r.bulk_edit_id = b.id and r.state = 'undone') as undone,
    (select count(*)::int from bulk_edit_row r where r.bulk_edit_id = b.id and r.state = 'left') as left
  from (select * from import_job j where ${seenSql} order by j.id desc limit $5 offset $6) j
  left join "user" u on u.id = j.created_by left join bulk_edit b on b.import_job_id = j.id order by j.id desc`

type Listed = Omit<ShownImport, 'list'>

async function listed(context: Context, actor: Actor, { offset, limit }: { offset: number; limit: number }) {
  const seen = [actor.userId, othersSeen(context, actor)]
  return system(context, async (tx) => {
    const rows = await tx.query<Listed & Record<string, unknown>>(listSql, [
      ...[...seen, silentBefore(context.now()), bulkUndoable],
      ...[limit, offset, importAtWork],
    ])
    const [all] = await tx.query<{ n: number }>(
      `select count(*)::int as n from import_job j where ${seenSql}`,
      seen,
    )
    const labelOf = (target: string) => context.db.registry.find(target)?.label[1] ?? target
    return {
      data: rows.map((row) => ({ ...row, list: labelOf(row.target) })),
      total: all?.n ?? 0,
      offset,
      limit,
    }
  })
}

/** What an import that the actor sees has written; err404 on any other, as on one that wrote nothing. */
async function runOf(context: Context, actor: Actor, id: number): Promise<BulkRun> {
  const [run] = await system(context, (tx) =>
    tx.query<BulkRun>(
      `select b.* from bulk_edit b join import_job j on j.id = b.import_job_id where ${seenSql} and j.id = $3`,
      [actor.userId, othersSeen(context, actor), id],
    ),
  )
  if (!run) throw new ApiError('err404')
  return run
}

const scheduledSql = select(
  scheduledImport,
  ['id', 'label', 'hour', 'active'],
  'where import_model_id = $1 and "deletedAt" is null order by label, id limit 100',
)

/** The imports that the clock makes by a model, as far as the actor sees them. */
const scheduledBy = async ({ db }: Context, actor: Actor, id: number) =>
  may(actor, scheduledImport.access.view) ? db.read(actor, (tx) => tx.query(scheduledSql, [id])) : []

/** Lines that are told one by one. */
const toldLines = 200
type Left = { entity_id: number; title: string | null; message: string | null; differs: DifferingValue[] }
const leftSql = `select entity_id, title, message, coalesce(differs, '[]') as differs from bulk_edit_row
  where bulk_edit_id = $1 and state = 'left' order by id limit ${toldLines}`

async function undoneOf(context: Context, run: BulkRun) {
  return system(context, async (tx) => {
    const { undone = 0, left = 0 } = await countsOf(tx, run.id)
    const lines = await tx.query<Left>(leftSql, [run.id])
    const { state, total, error } = run
    return { state, total, error, handled: undone + left, undone, left, lines }
  })
}

type Start = (context: Context, actor: Actor, id: number) => void

/** The screen « Imports »: what was imported, and how it is taken back. */
export const importUndoCalls = (start: Start): Call[] =>
  serve(importEndpoints, {
    list: ({ context, actor, query: { offset, limit } }) =>
      listed(context, actor, { offset: offset ?? 0, limit: limit ?? 50 }),
    model: async ({ context, actor, params: { id } }) => ({
      ...(await contentOfModel(context, actor, id)),
      scheduled: await scheduledBy(context, actor, id),
    }),
    // What was left tells values: whoever took the import back could see them.
    undone: async ({ context, actor, params: { id } }) => {
      const run = await runOf(context, actor, id)
      const told = await undoneOf(context, run)
      return run.user_id === actor.userId ? told : { ...told, lines: [] }
    },
    undo: async ({ context, actor, params: { id } }) => {
      const run = await runOf(context, actor, id)
      if (!(await beginUndo(context, run.id, actor)))
        throw new ApiError('err409', { display: texts.importNotUndoable })
      start(context, actor, run.id)
      return { id }
    },
  })
