import { type Actor, seesAll } from './actor'
import { roleOf } from './grants'
import { perimeterLists } from './perimeter'

const ids = (list: readonly number[]) => `{${list.map((id) => Math.trunc(id)).join(',')}}`

/** Opens a transaction in the actor's name: one round trip, numbers only. A read sees one state of the database throughout. */
export function beginSql(actor: Actor, mode: 'read only' | 'read write'): string {
  const settings = [
    `set_config('app.user','${Math.trunc(actor.userId)}',true)`,
    ...perimeterLists.map((name) => `set_config('app.${name}','${ids(actor[name])}',true)`),
  ]
  const begin = mode === 'read only' ? 'begin isolation level repeatable read read only' : 'begin read write'
  const open = `${begin}; set local role ${roleOf(actor)}`
  return seesAll(actor) ? open : `${open}; select ${settings.join(', ')}`
}
