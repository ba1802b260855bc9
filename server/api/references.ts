import type { Registry } from '../../resources/registry'
import type { AnyResource } from '../../resources/schema/resource'
import { joinColumns, joinTable, tableOf } from '../database/naming'

/** How rows of one table refer to rows of another: by a column of theirs, or by lines of a join table. */
export interface Referring {
  /** The resource of the whole table. */
  user: AnyResource
  field: string
  table: string
  column: string
  /** Of a join table: the column of the row that refers. */
  owner?: string
  /** Of rows about rows of several resources: the column that names the resource, and its name. */
  among?: { column: string; value: string }
}

function referringBy(registry: Registry, user: AnyResource, name: string): Referring {
  const field = user.fields[name]
  const whole = registry.find(tableOf(user)) ?? user
  if (field?.kind !== 'refs') {
    const column = field?.kind === 'embed' ? (field.by ?? name) : name
    return { user: whole, field: name, table: tableOf(user), column }
  }
  const [owner, column] = joinColumns(user, registry.get(field.to ?? ''))
  return { user: whole, field: name, table: joinTable(user, name), column, owner }
}

/**
 * Every way in which rows refer to a resource's table, each once: a resource that shows part of another one's table is that
 * table's. Refused deletions count them, a merge moves them.
 */
export function referencesTo(registry: Registry, resource: AnyResource): Referring[] {
  const table = tableOf(resource)
  const found = new Map<string, Referring>()
  for (const user of registry.all)
    for (const [name, { to, kind }] of Object.entries(user.fields)) {
      if (!to || kind === 'children' || tableOf(registry.get(to)) !== table) continue
      const one = referringBy(registry, user, name)
      const key = `${one.table}.${one.column}`
      if (!found.has(key)) found.set(key, one)
    }
  return [...found.values()]
}

/** How rows that are about rows of any resource (comments, who follows) refer to this one's: deletions leave them, a merge moves them. */
const rowsAbout = (registry: Registry, { name }: AnyResource): Referring[] =>
  registry.all.flatMap((user) =>
    user.about
      ? [
          {
            user,
            field: user.about.row,
            table: tableOf(user),
            column: user.about.row,
            among: { column: user.about.list, value: name },
          },
        ]
      : [],
  )

/** All that leads from one record to the other when they are merged. */
export const movedReferences = (registry: Registry, resource: AnyResource): Referring[] => [
  ...referencesTo(registry, resource),
  ...rowsAbout(registry, resource),
]
