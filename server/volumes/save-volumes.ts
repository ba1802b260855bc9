import { volumesTexts as texts } from '../../i18n/fr/volumes'
import { isCorrecting, isStanding } from '../../resources/trade/correction'
import { inBaseUnit, type VolumeEntry } from '../../resources/volumes/volume-entry'
import { volumeResponse } from '../../resources/volumes/volume-response'
import { ApiError, invalid } from '../api/error'
import { repo } from '../api/repo'
import type { Work } from '../api/work'
import { type Corrected, keepDrafts, refuseOthers, takeDrafts } from '../trade/line-drafts'
import { lockOwn, type OwnAnswer } from './own-volumes'
import { tellSent } from './tell-request'

export interface GivenVolumes {
  lines: readonly VolumeEntry[]
  saved_at?: string | null
}

const keptSql = `select id, coef from purchase_volume_line
  where purchase_volume_response_id = $1 and id = any($2::bigint[]) order by id for update`
const writeSql = `
  update purchase_volume_line l set volume = g.volume, comment = g.comment, "updatedAt" = $4, lock_version = l.lock_version + 1
  from unnest($1::bigint[], $2::numeric[], $3::text[]) as g(id, volume, comment) where l.id = g.id`

/** Writes a member's volumes into its lines, in base units. */
export async function writeLines(work: Work, own: OwnAnswer, lines: readonly VolumeEntry[]): Promise<void> {
  const ids = lines.map(({ id }) => id)
  const rows = await work.tx.query<{ id: number; coef: string }>(keptSql, [own.id, ids])
  const coefs = new Map(rows.map(({ id, coef }) => [id, coef]))
  refuseOthers(lines, new Set(coefs.keys()))
  await work.tx.query(writeSql, [
    ids,
    lines.map(({ id, quantity }) => inBaseUnit(quantity, coefs.get(id) ?? '1')),
    lines.map(({ comment }) => comment?.trim() || null),
    work.now,
  ])
}

/** Where what is corrected of an answer stands. */
export const linesOf = ({ id }: OwnAnswer): Corrected => ({ lines: 'purchase_volume_line', answer: id })

/** The member's own answer, locked, while something may be typed in it: not sent yet, or being corrected. */
async function lockTyped(work: Work, id: number): Promise<OwnAnswer> {
  const own = await lockOwn(work, id)
  if (isStanding(own)) throw new ApiError('err409', { display: texts.alreadySent })
  return own
}

/** Keeps what a member has typed so far; who typed on an older draft is told so. A correction stands beside what was sent. */
export async function saveVolumes(
  work: Work,
  id: number,
  { lines, saved_at: read }: GivenVolumes,
): Promise<{ saved_at: string }> {
  const own = await lockTyped(work, id)
  const isStale = read && own.saved_at && new Date(read).getTime() !== new Date(own.saved_at).getTime()
  if (isStale) throw new ApiError('err409')
  if (isCorrecting(own)) await keepDrafts(work.tx, linesOf(own), lines)
  else await writeLines(work, own, lines)
  const saved_at = work.now.toISOString()
  const status = isCorrecting(own) ? own.status : 'saved'
  await repo(work, volumeResponse).update(own.id, { status, saved_at }, { derived: true })
  return { saved_at }
}

const filledSql =
  'select count(*)::int as n from purchase_volume_line where purchase_volume_response_id = $1 and volume is not null'

/** Marks an answer as sent; refused while no line has a volume. */
export async function markSent(work: Work, { id }: { id: number }): Promise<{ submitted_at: string }> {
  const [count] = await work.tx.query<{ n: number }>(filledSql, [id])
  if (!count?.n) throw invalid([{ name: 'lines', message: texts.nothingToSend }])
  const submitted_at = work.now.toISOString()
  await repo(work, volumeResponse).update(id, { status: 'sent', submitted_at, correcting_since: null })
  return { submitted_at }
}

/** Sends the volumes, or their correction: what the back office sees from then on. */
export async function sendVolumes(work: Work, id: number): Promise<{ submitted_at: string }> {
  const own = await lockTyped(work, id)
  if (isCorrecting(own)) await writeLines(work, own, await takeDrafts<VolumeEntry>(work.tx, linesOf(own)))
  const sent = await markSent(work, own)
  await tellSent(work, own.id)
  return sent
}
