import type { Actor } from './actor'
import { type Policies, seesAll, typeOf } from './policies'

/** The role of who sees every row. */
export const everythingRole = 'portal_all'

/** The role behind the one door past the row rights (`Database.system`): it sees and writes every row, and owns nothing either. */
export const systemRole = 'portal_system'

/** The role of a type of profile, so that PostgreSQL plans with the row rights of one type alone: `portal_back_office`. */
export const roleOfType = (type: string): string =>
  `portal_${type.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`

/** The roles that hold to row rights, one a type of profile. */
export const limitedRoles = ({ types }: Policies): string[] => Object.keys(types).map(roleOfType)

/** The roles that people's requests run under: none owns anything. */
export const peopleRoles = (policies: Policies): string[] => [everythingRole, ...limitedRoles(policies)]

/** Every role that the login of requests may take, one a transaction; without one it sees nothing. */
export const requestRoles = (policies: Policies): string[] => [...peopleRoles(policies), systemRole]

/** The role that an actor's transactions run under. */
export const roleOf = (policies: Policies, actor: Actor): string =>
  seesAll(policies, actor) ? everythingRole : roleOfType(typeOf(policies, actor))

/** Takes the role of the door past the row rights, until the end of the transaction or until another is taken. */
export const toSystem = `set local role ${systemRole}`

/** What the transaction says of its actor, read once a statement; the cast outside the brackets makes a list of it for `any`. */
export const setting = (name: string, type: string) =>
  `(select nullif(current_setting('app.${name}', true), '')::${type})::${type}`

/** Somebody acts in this transaction. */
export const someActor = `${setting('user', 'bigint')} is not null`
