import { toldTexts } from '../../i18n/fr/told'
import { frenchMoment } from '../../resources/schema/date-text'
import { told } from '../../resources/trade/told'
import type { Writing } from '../api/row-writer'
import { pastRights } from '../database/past-rights'
import { notify } from '../trade/notify'
import { permittedUsers } from '../trade/recipients'
import { tellAnswered, tellClosed } from '../trade/tell-authors'
import { type AskedMember, membersOf } from './asked-members'
import type { RequestRow } from './request'

/** Whom a member's people are, and what their box opens. */
const boxOf = async ({ tx, now }: Writing, { response_id, adherent_id }: AskedMember) => ({
  users: await permittedUsers(tx, adherent_id, 'answerVolumeRequest'),
  ...{ model: 'Purchase_volume_request', entityId: response_id, event: now.toISOString(), now },
})

/** Tells a member of a request that it may answer, or correct what it sent, until another limit. */
export async function tellMemberReopened(
  on: Writing,
  request: RequestRow,
  member: AskedMember,
): Promise<void> {
  const params = { request: request.label, limit: frenchMoment(request.response_date_limit) }
  await notify(on.tx, { ...(await boxOf(on, member)), kind: told.volumes.reopened.kind, params })
}

/** Tells every member of a request that it may answer, or correct what it sent, until another limit. */
async function tellReopened(on: Writing, request: RequestRow): Promise<void> {
  for (const member of await membersOf(on.tx, request.id, 'all'))
    await tellMemberReopened(on, request, member)
}

/** Tells the members that have answered that their volumes count. */
async function tellConsolidated(on: Writing, request: RequestRow): Promise<void> {
  const params = { request: request.label, outcome: toldTexts.volumesCounted }
  for (const member of await membersOf(on.tx, request.id, 'answered'))
    await notify(on.tx, { ...(await boxOf(on, member)), kind: told.volumes.decided.kind, params })
}

/** Tells those who made a request that it is closed, and how many have answered. */
async function tellEnd({ tx, now, actor }: Writing, { id }: RequestRow): Promise<void> {
  const asked = await membersOf(tx, id, 'all')
  const answered = await membersOf(tx, id, 'answered')
  const outcome = toldTexts.answers({ answers: answered.length, asked: asked.length })
  await tellClosed(tx, { campaign: 'volumes', id, event: now.toISOString(), outcome, by: actor.userId, now })
}

/** What is told of a request once an action has led it on. */
export const tellOfAction: Readonly<
  Partial<Record<string, (on: Writing, request: RequestRow) => Promise<void>>>
> = { close: tellEnd, reopen: tellReopened, consolidate: tellConsolidated }

const answeredSql = `select r.purchase_volume_request_id as id, a.name as party from purchase_volume_response r
  join adherent a on a.id = r.adherent_id where r.id = $1`

/** Tells those who made a request that a member has sent its volumes, or their correction. */
export async function tellSent({ tx, now }: Writing, response: number): Promise<void> {
  const [row] = await pastRights(tx, 'volumes', (past) =>
    past.query<{ id: number; party: string }>(answeredSql, [response]),
  )
  if (!row) return
  const event = `${response} ${now.toISOString()}`
  await tellAnswered(tx, { campaign: 'volumes', ...row, event, now })
}
