/** Who asks: every read and write is opened with one. There is no actor that stands for "nobody". */
export interface Actor {
  userId: number
  sessionId: number
  /** 1 back office, 2 supplier, 3 adherent. */
  profileTypeId: number
  level: number
  permissions: ReadonlySet<string>
  /** Perimeter (domain §1.7); `adherents` holds those of the groups too. */
  companies: readonly number[]
  adherents: readonly number[]
  groups: readonly number[]
  suppliers: readonly number[]
  /** The administrator behind an impersonated session. */
  impersonatorId?: number
}

/** Whether the actor's rows are not limited: back office without services of its own. */
export const seesAll = (actor: Actor): boolean => actor.profileTypeId === 1 && actor.companies.length === 0

/** Whether the actor holds a permission; `signedIn` is held by everybody, no name at all by nobody. */
export const may = (actor: Actor, permission: string | undefined): boolean =>
  permission !== undefined && (permission === 'signedIn' || actor.permissions.has(permission))
