import { ApiError } from '../api/error'
import { type Actor, may } from '../database/actor'

/** Refuses whoever is no member's user, or lacks every one of these permissions (I-02). */
export function requireMember(actor: Actor, ...permissions: string[]): void {
  if (actor.profileTypeId !== 3) throw new ApiError('err403')
  requireAny(actor, ...permissions)
}

/** Refuses who holds none of these permissions; none asked = everybody. */
export function requireAny(actor: Actor, ...permissions: string[]): void {
  if (permissions.length && !permissions.some((one) => may(actor, one))) throw new ApiError('err403')
}
