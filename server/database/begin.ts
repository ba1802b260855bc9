import { parisDay } from '../../resources/schema/paris-time'
import type { Actor } from './actor'
import { type Policies, seesAll } from './policies'
import { roleOf, toSystem } from './roles'
import { sourceSettings } from './source'

const ids = (list: readonly number[] = []) => `{${list.map((id) => Math.trunc(id)).join(',')}}`

/** Opens a transaction in the actor's name: one round trip, numbers only. A read sees one state of the database throughout. */
export function beginSql(
  policies: Policies,
  actor: Actor,
  { mode, now }: { mode: 'read only' | 'read write'; now: Date },
): string {
  const who = [
    `set_config('app.today','${parisDay(now)}',true)`,
    `set_config('app.user','${Math.trunc(actor.userId)}',true)`,
  ]
  if (mode === 'read write') who.push(...sourceSettings(actor))
  const limits = Object.keys(policies.lists).map(
    (name) => `set_config('app.${name}','${ids(actor.lists[name])}',true)`,
  )
  const begin = mode === 'read only' ? 'begin isolation level repeatable read read only' : 'begin read write'
  const settings = [...who, ...(seesAll(policies, actor) ? [] : limits)]
  return `${begin}; set local role ${roleOf(policies, actor)}; select ${settings.join(', ')}`
}

/** Opens a transaction past the row rights; it says where its request comes from. */
export function beginSystemSql(): string {
  const settings = sourceSettings()
  return `begin; ${toSystem}${settings.length ? `; select ${settings.join(', ')}` : ''}`
}

/** Ends what takes longer, as error 57014. */
export const statementLimit = (seconds: number): string =>
  `set local statement_timeout = ${Math.trunc(seconds * 1000)}`
