/** Ids by the name of a list. */
export type Lists = { readonly [name: string]: readonly number[] | undefined }

/** Who asks: every read and write is opened with one. There is no actor that stands for "nobody". */
export interface Actor {
  userId: number
  sessionId: number
  /** The id of the type of its profile (`Policies.types`). */
  profileTypeId: number
  level: number
  permissions: ReadonlySet<string>
  /** What row rights are held against (`Policies.lists`); a list that is not there is empty. */
  lists: Lists
  /** The administrator behind an impersonated session. */
  impersonatorId?: number
  /** The key of the API by which a program asks in the person's name. */
  keyId?: number
}

/** A person in whose name somebody acts, as what goes on later keeps it. */
export const actingFor = (actor: Actor, impersonator: number | null | undefined): Actor =>
  impersonator ? { ...actor, impersonatorId: impersonator } : actor

/** Whether the actor holds a permission; `signedIn` is held by everybody, no name at all by nobody. */
export const may = (actor: Actor, permission: string | undefined): boolean =>
  permission !== undefined && (permission === 'signedIn' || actor.permissions.has(permission))
