import { accounts as texts } from '../../i18n/fr/accounts'
import { ApiError, invalid } from '../api/error'
import type { Actor } from '../database/actor'
import type { Tx } from '../database/tx'
import { reaches } from './user-limits'

/** Holds a profile that something is shared with; refuses one that is unknown or inactive, and one above who shares (err433). */
export async function holdSharedWith(
  tx: Pick<Tx, 'query'>,
  actor: Actor,
  { id, name }: { id: number; name: string },
): Promise<void> {
  const [profile] = await tx.query<{ level: number }>(
    'select id, level from profile where id = $1 and active and "deletedAt" is null for update',
    [id],
  )
  if (!profile) throw invalid([{ name, message: texts.unknownProfile }])
  if (!reaches(actor, profile.level)) throw new ApiError('err433')
}

/** What is shared by somebody else is changed by who reaches all the profiles that it is shared with (err433). */
export function refuseOutOfReach(actor: Actor, levels: readonly number[]): void {
  if (levels.some((level) => !reaches(actor, level))) throw new ApiError('err433')
}
