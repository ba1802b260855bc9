import { volumesTexts as texts } from '../../i18n/fr/volumes'
import type { AnyResource } from '../../resources/schema/resource'
import { ApiError } from '../api/error'
import { removeRow } from '../api/remove'
import type { Work } from '../api/work'
import { updateRow } from '../api/write'
import type { Writers } from '../api/writers'
import { lockRequest } from './request'

type Row = Record<string, unknown>

async function refuseSent(work: Work, id: number): Promise<void> {
  const { status } = await lockRequest(work.tx, id)
  if (status !== '100') throw new ApiError('err409', { display: texts.onlyDraft })
}

/** What members were asked stands: a request is changed, or put away, while it is a draft. */
async function updateRequest(work: Work, resource: AnyResource, id: number, input: Row): Promise<Row> {
  await refuseSent(work, id)
  return updateRow(work, resource, { id, input })
}

async function removeRequest(work: Work, resource: AnyResource, id: number): Promise<void> {
  await refuseSent(work, id)
  await removeRow(work, resource, { id })
}

export const volumeWriters: Writers = {
  purchase_volume_request: { update: updateRequest, remove: removeRequest },
}
