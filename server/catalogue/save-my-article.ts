import { article } from '../../resources/catalogue/article'
import type { AnyResource } from '../../resources/schema/resource'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { ApiError, invalid } from '../api/error'
import { missingReferences } from '../api/links'
import type { RowUpdate } from '../api/row-update'
import type { Work } from '../api/work'
import { updateRow } from '../api/write'
import { may } from '../database/actor'
import { pastRights } from '../database/past-rights'

/** A supplier gives one of its own articles a picture, and nothing else; the history of the article says so. */
export async function updateMyArticle(
  work: Work,
  myArticle: AnyResource,
  { id, input: { lock_version, image_file_id = null } }: RowUpdate,
): Promise<UnknownRow> {
  if (!may(work.actor, myArticle.access.update)) throw new ApiError('err403')
  const wrong = await missingReferences(work, myArticle, { value: { image_file_id } })
  if (wrong.length) throw invalid(wrong)
  const told: AnyResource = { ...myArticle, model: article.model, untracked: false }
  return pastRights(work.tx, 'files', ({ query }) =>
    updateRow({ ...work, tx: { ...work.tx, query } }, told, {
      id,
      input: { lock_version: lock_version ?? null, image_file_id },
      trusted: true,
    }),
  )
}
