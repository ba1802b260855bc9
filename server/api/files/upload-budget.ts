import { subHours } from 'date-fns/subHours'
import { errorTexts } from '../../../i18n/fr/api-errors'
import type { Context } from '../context'
import { ApiError } from '../error'
import { tellRefused } from '../tell-refused'

/** Who sends files: a person, or the strangers of one folder, all together. */
export type Sender = { userId: number } | { folder: string }

const sentSql = `select coalesce(sum(size), 0) as bytes from "file" where "createdAt" > $1
  and case when $2::bigint is null then created_by is null and path = $3 else created_by = $2 end`

const bytesIn = 1_000_000

/** Refuses what would take the files of the last hour past what the installation allows (`UPLOADS_PER_HOUR`); err429. */
export async function refusePastBudget(context: Context, sender: Sender, coming: number): Promise<void> {
  const { db, now, config } = context
  const [user, folder] = 'userId' in sender ? [sender.userId, null] : [null, sender.folder]
  const [row] = await db.system('files', (tx) =>
    tx.query<{ bytes: string }>(sentSql, [subHours(now(), 1), user, folder]),
  )
  if (Number(row?.bytes ?? 0) + coming <= config.uploadsPerHour * bytesIn) return
  await tellRefused(context, { kind: 'upload_refused', userId: user }, `${user ?? folder}`)
  throw new ApiError('err429', { display: errorTexts.uploads })
}
