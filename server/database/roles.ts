import { lookup } from '../../resources/schema/lookup'
import { type Actor, seesAll } from './actor'

/**
 * The roles that requests run under: none owns anything. `portal_all` sees every row; each of the others what the row rights
 * give to its type of profile, so that PostgreSQL plans with those of one type alone.
 */
export const roles = lookup({
  all: 'portal_all',
  backOffice: 'portal_back_office',
  supplier: 'portal_supplier',
  adherent: 'portal_adherent',
} as const)

/** The role behind the one door past the row rights (`Database.system`): it sees and writes every row, and owns nothing either. */
export const systemRole = 'portal_system'

/** Every role that the login of requests may take, one a transaction; without one it sees nothing. */
export const requestRoles: readonly string[] = [...Object.values(roles), systemRole]

export const profileTypes = ['backOffice', 'supplier', 'adherent'] as const

/** The role that an actor's transactions run under. */
export const roleOf = (actor: Actor): string =>
  seesAll(actor) ? roles.all : roles[profileTypes[actor.profileTypeId - 1] ?? 'adherent']

/** Takes the role of the door past the row rights, until the end of the transaction or until another is taken. */
export const toSystem = `set local role ${systemRole}`

/** What the transaction says of its actor, read once a statement; the cast outside the brackets makes a list of it for `any`. */
export const setting = (name: string, type: string) =>
  `(select nullif(current_setting('app.${name}', true), '')::${type})::${type}`

/** Somebody acts in this transaction. */
export const someActor = `${setting('user', 'bigint')} is not null`
