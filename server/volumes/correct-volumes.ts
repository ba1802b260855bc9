import { volumesTexts as texts } from '../../i18n/fr/volumes'
import { frenchMoment } from '../../resources/schema/date-text'
import { volumeRequestStates } from '../../resources/volumes/states'
import type { VolumeEntry } from '../../resources/volumes/volume-entry'
import { volumeResponse } from '../../resources/volumes/volume-response'
import type { Context } from '../api/context'
import { ApiError, invalid } from '../api/error'
import { repo } from '../api/repo'
import type { Work } from '../api/work'
import { takeUnsent, turnCorrection } from '../trade/correct-answer'
import { type AskedMember, mailMember, namesOf } from './asked-members'
import { lockOwn, type OwnAnswer } from './own-volumes'
import { lockRequest, type RequestRow } from './request'
import { linesOf, markSent, writeLines } from './save-volumes'
import { tellMemberReopened } from './tell-request'

async function turn(work: Work, id: number, isBegun: boolean): Promise<{ status: 'sent' }> {
  const own = await lockOwn(work, id)
  const keep = (correcting_since: string | null) =>
    repo(work, volumeResponse).update(own.id, { correcting_since })
  await turnCorrection(work, { own, lines: linesOf(own), keep }, isBegun)
  return { status: 'sent' }
}

/** Begins the correction of a sent answer while there is time: what was sent counts until the correction is sent itself. */
export const correctVolumes = (work: Work, id: number) => turn(work, id, true)

/** Gives the correction of a sent answer up: what was sent stands, what was typed beside it is dropped. */
export const giveUpCorrection = (work: Work, id: number) => turn(work, id, false)

const responseSql = `
  select q.id, q.status, q.saved_at, q.correcting_since, q.reopened_until, q.id as response_id, q.adherent_id, a.name
  from purchase_volume_response q join adherent a on a.id = q.adherent_id
  where q.id = $1 and q.purchase_volume_request_id = $2 and q."deletedAt" is null for update of q`

/** A closed request and the answer of one of its members, both locked. */
async function lockClosed(
  { tx }: Work,
  { id, response_id }: { id: number; response_id: number },
): Promise<{ request: RequestRow; own: OwnAnswer & AskedMember }> {
  const request = await lockRequest(tx, id)
  if (request.status !== '200')
    throw new ApiError('err409', {
      display: texts.wrongState({ status: volumeRequestStates[request.status].label }),
    })
  const [own] = await tx.query<OwnAnswer & AskedMember>(responseSql, [response_id, id])
  if (!own) throw new ApiError('err404')
  return { request, own }
}

/** Lets one member of a closed request answer, or correct what it sent, until a moment to come; what was sent counts meanwhile. */
export async function reopenMember(
  work: Work,
  { until, ...of }: { id: number; response_id: number; until: string },
): Promise<void> {
  if (new Date(until) <= work.now) throw invalid([{ name: 'until', message: texts.until }])
  const { request, own } = await lockClosed(work, of)
  const correcting_since = own.status === 'sent' ? (own.correcting_since ?? work.now.toISOString()) : null
  await repo(work, volumeResponse).update(own.id, { reopened_until: until, correcting_since })
  await tellMemberReopened(work, { ...request, response_date_limit: until }, own)
}

/**
 * Takes what a member saved and never sent as its answer, once the request is closed: its volumes count like any
 * other's, and it is told.
 */
export async function acceptUnsent(
  context: Context,
  work: Work,
  { id, response_id }: { id: number; response_id: number },
): Promise<void> {
  const { request, own } = await lockClosed(work, { id, response_id })
  const { reopened_until } = own
  if (reopened_until && work.now <= new Date(reopened_until)) {
    const facts = { member: own.name, date: frenchMoment(reopened_until) }
    throw new ApiError('err409', { display: texts.awaited(facts) })
  }
  const unsent = { own, lines: linesOf(own), refusal: texts.nothingUnsent }
  const lines = await takeUnsent<VolumeEntry>(work.tx, unsent)
  if (lines.length) await writeLines(work, own, lines)
  const { submitted_at } = await markSent(work, own)
  const mail = { model: 'volumes_acceptes', values: namesOf(request, own) } as const
  await mailMember(context, work.tx, { request, member: own, mail, event: submitted_at })
}
