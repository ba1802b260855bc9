import { importModelTexts as texts } from '../../i18n/fr/import-models'
import type { AnyResource } from '../../resources/schema/resource'
import { ApiError } from '../api/error'
import { lockRow } from '../api/lock-row'
import { removeRow } from '../api/remove'
import { restoreRow } from '../api/restore'
import type { RowUpdate } from '../api/row-update'
import type { Work } from '../api/work'
import { updateRow } from '../api/write'
import type { Writers } from '../api/writers'
import { may } from '../database/actor'
import { holdSharedWith, refuseOutOfReach } from './sharing'
import { refuseImpersonated } from './user-limits'

const sharedSql = `select p.id, p.level from import_model_profile_ids s join profile p on p.id = s.profile_id where s.import_model_id = $1`

type SharedWith = { id: number; level: number }

/** A model of one's own, or one that is shared with profiles that one manages; the profiles that it is shared with. */
async function mayChange(
  work: Work,
  resource: AnyResource,
  { id, deleted = false }: { id: number; deleted?: boolean },
): Promise<SharedWith[]> {
  const { user_id } = await lockRow(work, resource, id, { deleted })
  const shared = await work.tx.query<SharedWith>(sharedSql, [id])
  if (user_id === work.actor.userId) return shared
  if (!may(work.actor, 'updateProfile')) throw new ApiError('err403', { display: texts.othersModel })
  refuseOutOfReach(
    work.actor,
    shared.map(({ level }) => level),
  )
  return shared
}

/** It is shared as a search is: by who manages profiles, with those within its level. */
async function refuseUnshareable(work: Work, shared: readonly SharedWith[], given: unknown): Promise<void> {
  if (!Array.isArray(given)) return
  const held = new Set(shared.map(({ id }) => id))
  const added = given.filter((id): id is number => typeof id === 'number' && !held.has(id))
  const isSame = !added.length && given.length === held.size
  if (isSame) return
  refuseImpersonated(work.actor)
  for (const id of added.sort((a, b) => a - b))
    await holdSharedWith(work.tx, work.actor, { id, name: 'profile_ids' })
}

/** A model of imports is renamed, shared, removed and brought back by its owner, and by who manages the profiles that it is shared with. */
export const importModelWriters: Writers = {
  import_model: {
    update: async (work: Work, resource: AnyResource, { id, input }: RowUpdate) => {
      await refuseUnshareable(work, await mayChange(work, resource, { id }), input.profile_ids)
      return updateRow(work, resource, { id, input })
    },
    remove: async (work: Work, resource: AnyResource, id: number) => {
      await mayChange(work, resource, { id })
      await removeRow(work, resource, { id })
    },
    restore: async (work: Work, resource: AnyResource, id: number) => {
      await mayChange(work, resource, { id, deleted: true })
      await restoreRow(work, resource, id)
    },
  },
}
