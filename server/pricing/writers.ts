import { pricingTexts as texts } from '../../i18n/fr/pricing'
import type { AnyResource } from '../../resources/schema/resource'
import { ApiError } from '../api/error'
import { removeRow } from '../api/remove'
import type { Work } from '../api/work'
import { updateRow } from '../api/write'
import type { Writers } from '../api/writers'
import { lockCampaign } from './campaign'

type Row = Record<string, unknown>

async function refuseOpened(work: Work, id: number): Promise<void> {
  const { status } = await lockCampaign(work.tx, id)
  if (status !== '100') throw new ApiError('err409', { display: texts.onlyDraft })
}

/** What suppliers were asked stands: a campaign is changed, or put away, while it is a draft. */
async function updateCampaign(work: Work, resource: AnyResource, id: number, input: Row): Promise<Row> {
  await refuseOpened(work, id)
  return updateRow(work, resource, { id, input })
}

async function removeCampaign(work: Work, resource: AnyResource, id: number): Promise<void> {
  await refuseOpened(work, id)
  await removeRow(work, resource, { id })
}

export const pricingWriters: Writers = {
  price_update: { update: updateCampaign, remove: removeCampaign },
}
