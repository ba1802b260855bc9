import { volumesTexts as texts } from '../../i18n/fr/volumes'
import type { RowOf } from '../../resources/schema/infer'
import type { volumeRequest } from '../../resources/volumes/volume-request'
import { ApiError } from '../api/error'
import type { Tx } from '../database/tx'

/** A request as its calls work with it. */
export type RequestRow = RowOf<
  typeof volumeRequest,
  | ('id' | 'label' | 'status' | 'company_id' | 'tender_id' | 'period_start' | 'period_end')
  | ('need_start' | 'need_end')
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
