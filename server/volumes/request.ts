import { volumesTexts as texts } from '../../i18n/fr/volumes'
import type { RowOf } from '../../resources/schema/infer'
import {
  type VolumeRequestStatus,
  type VolumeRequestVerb,
  volumeRequestMoves,
  volumeRequestStates,
} from '../../resources/volumes/states'
import { volumeRequest } from '../../resources/volumes/volume-request'
import { ApiError } from '../api/error'
import { repo } from '../api/repo'
import type { Writing } from '../api/row-writer'
import type { Tx } from '../database/tx'

/** A request as its calls work with it. */
export type RequestRow = RowOf<
  typeof volumeRequest,
  | ('id' | 'label' | 'status' | 'company_id' | 'tender_id' | 'period_start' | 'period_end')
  | ('response_date_limit' | 'use_prefilled_for_missing' | 'mail_object' | 'mail_message')
  | 'consolidated_at'
>

const rowSql = `select r.* from purchase_volume_request r where r.id = $1 and r."deletedAt" is null`
const notFound = () => new ApiError('err404', { display: texts.notFound })

export async function findRequest(tx: Tx, id: number): Promise<RequestRow> {
  const [row] = await tx.query<RequestRow>(rowSql, [id])
  if (!row) throw notFound()
  return row
}

/** The same, locked until the end of the transaction. */
export async function lockRequest(tx: Tx, id: number): Promise<RequestRow> {
  const [row] = await tx.query<RequestRow>(`${rowSql} for update`, [id])
  if (!row) throw notFound()
  return row
}

const wrongState = (status: VolumeRequestStatus) =>
  new ApiError('err409', { display: texts.wrongState({ status: volumeRequestStates[status].label }) })

export function refuseUnless(request: RequestRow, ...states: VolumeRequestStatus[]): void {
  if (!states.includes(request.status)) throw wrongState(request.status)
}

/** Leads a locked request on, with its history and its event. */
export async function moveRequest(
  on: Writing,
  request: RequestRow,
  { verb, extra = {} }: { verb: VolumeRequestVerb; extra?: Readonly<Record<string, string>> },
): Promise<RequestRow> {
  const move = volumeRequestMoves.find((one) => one.verb === verb)
  if (!move || !(move.from as readonly string[]).includes(request.status)) throw wrongState(request.status)
  await repo(on, volumeRequest).update(request.id, { ...extra, status: move.to })
  await on.tx.query('select record_events($1, $2, $3, $4, $5, $6, $7)', [
    ...[
      'Purchase_volume_request',
      request.id,
      [verb],
      [JSON.stringify({ from: request.status, to: move.to })],
    ],
    ...[on.actor.userId, on.actor.impersonatorId ?? null, on.now],
  ])
  return { ...request, ...extra, status: move.to }
}
