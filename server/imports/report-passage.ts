import { scheduledTexts as texts } from '../../i18n/fr/scheduled-imports'
import type { scheduledImport } from '../../resources/imports/scheduled-import'
import type { FilledOf, RowOf } from '../../resources/schema/infer'
import type { Context } from '../api/context'
import { notify } from '../trade/notify'
import type { Imported } from './import-file'

/** An import that the clock makes. */
export type Scheduled = RowOf<
  typeof scheduledImport,
  'id' | 'label' | 'target' | 'source' | 'folder' | 'address' | 'import_model_id'
> &
  FilledOf<typeof scheduledImport, 'user_id'>

export const system = <T>({ db }: Context, run: Parameters<typeof db.system<T>>[1]) =>
  db.system('scheduled imports', run)

/** What a passage comes to: refused as soon as one file is. */
const stateOf = (all: readonly Imported[]): 'done' | 'refused' | 'nothing' => {
  if (all.some(({ state }) => state === 'refused')) return 'refused'
  return all.some(({ state }) => state === 'done') ? 'done' : 'nothing'
}

/** Keeps what became of a passage, and tells it to whose rights it was made with. */
export async function report(
  context: Context,
  scheduled: Scheduled,
  all: readonly Imported[],
): Promise<void> {
  const state = stateOf(all)
  const said = all.map((one) => one.said).join('\n') || texts.nothing
  await system(context, async (tx) => {
    await tx.query(
      `update scheduled_import set last_state = $2, last_report = $3, "updatedAt" = $4, lock_version = lock_version + 1 where id = $1`,
      [scheduled.id, state, said.slice(0, 4000), context.now()],
    )
    if (state === 'nothing') return
    const kind = state === 'done' ? 'scheduled_import_done' : 'scheduled_import_refused'
    const params = { label: scheduled.label, report: said.slice(0, 3000) }
    const about = {
      ...{ model: 'Scheduled_import', entityId: scheduled.id },
      event: `${scheduled.id}:${context.now().toISOString()}`,
    }
    await notify(tx, { kind, users: [scheduled.user_id], params, ...about, now: context.now() })
  })
}
