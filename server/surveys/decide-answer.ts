import { toldTexts } from '../../i18n/fr/told'
import { told } from '../../resources/trade/told'
import type { Context } from '../api/context'
import type { Work } from '../api/work'
import { pastRights } from '../database/past-rights'
import { notify } from '../trade/notify'
import { supplierUsers } from '../trade/recipients'
import { namesOf, tellSupplier } from './asked-suppliers'
import { findSurvey, lockAnswer, moveAnswer } from './survey'

const countSql = `update external_purchase set integrated = $2, "updatedAt" = $3 where statistic_response_id = $1`

const count = (work: Work, id: number, integrated: boolean) =>
  pastRights(work.tx, 'surveys', (past) => past.query(countSql, [id, integrated, work.now]))

/** From now on the purchases of an answer count in the figures, as purchases off the platform (domain §11.4). */
export async function integrateAnswer(work: Work, id: number): Promise<number> {
  const answer = await lockAnswer(work.tx, id)
  await moveAnswer(work, answer, {
    verb: 'integrate',
    extra: { imported: true, integrated_at: work.now.toISOString() },
  })
  await count(work, id, true)
  const survey = await findSurvey(work.tx, answer.statistic_request_id)
  await notify(work.tx, {
    kind: told.statistics.decided.kind,
    users: await supplierUsers(work.tx, answer.supplier_id),
    ...{ model: 'Statistic_request', entityId: id, event: work.now.toISOString(), now: work.now },
    params: { request: survey.label, outcome: toldTexts.statisticsCounted },
  })
  return survey.id
}

const nameSql = 'select name from supplier where id = $1'

/** Asks a supplier for another file, and says why; what it had sent counts no longer. */
export async function returnAnswer(
  context: Context,
  work: Work,
  { id, comment }: { id: number; comment: string },
): Promise<number> {
  const answer = await lockAnswer(work.tx, id)
  await moveAnswer(work, answer, { verb: 'return', extra: { imported: false, integrated_at: null, comment } })
  await count(work, id, false)
  const survey = await findSurvey(work.tx, answer.statistic_request_id)
  const [row] = await pastRights(work.tx, 'surveys', (past) =>
    past.query<{ name: string }>(nameSql, [answer.supplier_id]),
  )
  const asked = { response_id: id, supplier_id: answer.supplier_id, name: row?.name ?? '' }
  const mail = {
    model: 'statistiques_a_corriger',
    values: { ...namesOf(survey, asked), motif: comment },
  } as const
  const event = `returned ${work.now.toISOString()}`
  const params = { request: survey.label, supplier: asked.name, reason: comment }
  await tellSupplier(context, work.tx, {
    survey,
    asked,
    mail,
    kind: told.statistics.returned.kind,
    params,
    event,
  })
  return survey.id
}
