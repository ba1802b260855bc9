import { volumesTexts as texts } from '../../i18n/fr/volumes'
import { messages } from '../../resources/schema/messages'
import { inBaseUnit, type VolumeEntry } from '../../resources/volumes/volume-entry'
import { volumeResponse } from '../../resources/volumes/volume-response'
import { ApiError, invalid } from '../api/error'
import { repo } from '../api/repo'
import type { Work } from '../api/work'
import { lockOwn, type OwnAnswer } from './own-volumes'

export interface GivenVolumes {
  lines: readonly VolumeEntry[]
  saved_at?: string | null
}

const keptSql = `select id, coef from purchase_volume_line
  where purchase_volume_response_id = $1 and id = any($2::bigint[]) order by id for update`
const writeSql = `
  update purchase_volume_line l set volume = g.volume, comment = g.comment, "updatedAt" = $4, lock_version = l.lock_version + 1
  from unnest($1::bigint[], $2::numeric[], $3::text[]) as g(id, volume, comment) where l.id = g.id`

async function writeLines(work: Work, own: OwnAnswer, lines: readonly VolumeEntry[]): Promise<void> {
  const ids = lines.map(({ id }) => id)
  const rows = await work.tx.query<{ id: number; coef: string }>(keptSql, [own.id, ids])
  const coefs = new Map(rows.map(({ id, coef }) => [id, coef]))
  const wrong = ids.findIndex((id, at) => !coefs.has(id) || ids.indexOf(id) !== at)
  if (wrong >= 0) throw invalid([{ name: `lines.${wrong}.id`, message: messages.reference }])
  await work.tx.query(writeSql, [
    ids,
    lines.map(({ id, quantity }) => inBaseUnit(quantity, coefs.get(id) ?? '1')),
    lines.map(({ comment }) => comment?.trim() || null),
    work.now,
  ])
}

/** Keeps what a member has typed so far; who typed on an older draft is told so. */
export async function saveVolumes(
  work: Work,
  id: number,
  { lines, saved_at: read }: GivenVolumes,
): Promise<{ saved_at: string }> {
  const own = await lockOwn(work, id)
  if (own.status === 'sent') throw new ApiError('err409', { display: texts.alreadySent })
  const isStale = read && own.saved_at && new Date(read).getTime() !== new Date(own.saved_at).getTime()
  if (isStale) throw new ApiError('err409')
  await writeLines(work, own, lines)
  const saved_at = work.now.toISOString()
  await repo(work, volumeResponse).update(own.id, { status: 'saved', saved_at }, { derived: true })
  return { saved_at }
}

/** Sends the volumes: what the back office sees from then on. */
export async function sendVolumes(work: Work, id: number): Promise<{ submitted_at: string }> {
  const own = await lockOwn(work, id)
  if (own.status === 'sent') throw new ApiError('err409', { display: texts.alreadySent })
  const [count] = await work.tx.query<{ n: number }>(
    'select count(*)::int as n from purchase_volume_line where purchase_volume_response_id = $1 and volume is not null',
    [own.id],
  )
  if (!count?.n) throw invalid([{ name: 'lines', message: texts.nothingToSend }])
  const submitted_at = work.now.toISOString()
  await repo(work, volumeResponse).update(own.id, { status: 'sent', submitted_at })
  return { submitted_at }
}

/** Takes a sent answer back to be corrected while there is time: it counts again once it is sent again. */
export async function correctVolumes(work: Work, id: number): Promise<{ status: 'saved' }> {
  const own = await lockOwn(work, id)
  if (own.status !== 'sent') throw new ApiError('err409')
  await repo(work, volumeResponse).update(own.id, { status: 'saved' })
  return { status: 'saved' }
}
