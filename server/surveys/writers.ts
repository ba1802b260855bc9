import { surveyTexts as texts } from '../../i18n/fr/surveys'
import type { AnyResource } from '../../resources/schema/resource'
import { ApiError } from '../api/error'
import { removeRow } from '../api/remove'
import type { Work } from '../api/work'
import { updateRow } from '../api/write'
import type { Writers } from '../api/writers'
import { lockSurvey } from './survey'

type Row = Record<string, unknown>

async function refuseSent(work: Work, id: number): Promise<void> {
  const { status } = await lockSurvey(work.tx, id)
  if (status !== '100') throw new ApiError('err409', { display: texts.onlyDraft })
}

/** What suppliers were asked stands: a request is changed, or put away, before it is sent. */
async function updateSurvey(work: Work, resource: AnyResource, id: number, input: Row): Promise<Row> {
  await refuseSent(work, id)
  return updateRow(work, resource, { id, input })
}

async function removeSurvey(work: Work, resource: AnyResource, id: number): Promise<void> {
  await refuseSent(work, id)
  await removeRow(work, resource, { id })
}

export const surveyWriters: Writers = {
  statistic_request: { update: updateSurvey, remove: removeSurvey },
}
