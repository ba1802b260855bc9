import type { Registry } from '../../resources/registry'
import { joinColumns, joinTable, quote } from '../database/naming'

/** The join table between users and another resource, with its two columns, spelled for SQL. */
export function userLink(registry: Registry, to: string): { table: string; user: string; other: string } {
  const user = registry.get('user')
  const [name] =
    Object.entries(user.fields).find(([, field]) => field.kind === 'refs' && field.to === to) ?? []
  if (!name) throw new Error(`Users are not linked to ${to}`)
  const [own, other] = joinColumns(user, registry.get(to))
  return { table: quote(joinTable(user, name)), user: quote(own), other: quote(other) }
}

/** SQL of the ids of one resource that the user `u` is linked to. */
export function linkedIds(registry: Registry, to: string): string {
  const { table, user, other } = userLink(registry, to)
  return `array(select j.${other} from ${table} j where j.${user} = u.id order by j.${other})`
}
