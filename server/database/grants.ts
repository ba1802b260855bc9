import type { Registry } from '../../resources/registry'
import type { AnyResource } from '../../resources/schema/resource'
import { changeFunctionSql, changeTriggerSql } from './changes'
import { historySecurity } from './history-rights'
import { listCall, listParts } from './listing'
import { joinColumns, joinTable, quote, tableOf } from './naming'
import { rightSql, todaySql, type Who } from './perimeter'
import { type Perimeter, type Policies, perimeterOf } from './policies'
import type { RightsPart } from './rights-part'
import {
  everythingRole,
  peopleRoles,
  requestRoles,
  roleOfType,
  setting,
  someActor,
  systemRole,
} from './roles'
import { rowsFunctionSql, rowsTriggerSql, toldColumns } from './row-triggers'
import { tablesOf } from './tables'

const who: Who = {
  list: (name) => setting(name, 'bigint[]'),
  user: () => setting('user', 'bigint'),
  today: () => todaySql,
  from: quote,
  among: listCall,
}

/** The condition of the rows of each type of profile. */
type Conditions = ReadonlyMap<string, string>

const conditionsFor = ({ types }: Policies, of: (type: string) => string): Conditions =>
  new Map(Object.keys(types).map((type) => [type, of(type)]))

/** The two conditions of a perimeter on a table. */
const conditionsOf =
  (policies: Policies, perimeter: Perimeter | undefined, alias: string) =>
  (mode: 'read' | 'write'): Conditions =>
    conditionsFor(policies, (type) => rightSql(perimeter?.[mode][type] ?? false, alias, { who }))

/** The policies of one command: one for the roles that share a condition, none where nothing is allowed. */
function commandSql(
  on: string,
  command: string,
  { conditions, clauses }: { conditions: Conditions; clauses: readonly string[] },
): string[] {
  const texts = [...new Set(conditions.values())].filter((text) => text !== 'false')
  return texts.map((text, index) => {
    const to = [...conditions].flatMap(([type, own]) => (own === text ? [roleOfType(type)] : []))
    const checks = clauses.map((clause) => `${clause} (${text})`).join(' ')
    return `create policy perimeter_${command}_${index} on ${on} for ${command} to ${to.join(', ')} ${checks}`
  })
}

/** Rows that say who people are, or hold a secret of theirs: shown in somebody's name only, even to who sees everything. */
export const isPersonal = ({ personal, fields }: AnyResource) =>
  Boolean(personal) || Object.values(fields).some((field) => field.secret)

/** What a table shows: to each type of profile, to who sees everything, and past the row rights. */
interface Rights {
  read: Conditions
  write: Conditions
  all: string
}

function rightsOf(right: (mode: 'read' | 'write') => Conditions, asksForActor: boolean): Rights {
  if (!asksForActor) return { read: right('read'), write: right('write'), all: 'true' }
  const one = (text: string) => (text === 'false' ? text : `${someActor} and (${text})`)
  const held = (conditions: Conditions): Conditions =>
    new Map([...conditions].map(([type, text]) => [type, one(text)]))
  return { read: held(right('read')), write: held(right('write')), all: someActor }
}

/** What is shown to who sees everything: all of it, unless these row rights are of all. */
function shownToAll({ types }: Policies, perimeter: Perimeter | undefined, { read, all }: Rights): string {
  const staff = Object.keys(types).filter((name) => types[name]?.staff)
  return perimeter?.ofAll ? staff.map((name) => read.get(name) ?? 'false').join(' or ') : all
}

function policySql(table: string, { read, write, all }: Rights): string[] {
  const on = quote(table)
  return [
    `alter table ${on} enable row level security`,
    `create policy beyond on ${on} to ${systemRole} using (true) with check (true)`,
    `create policy everything on ${on} to ${everythingRole} using (${all}) with check (true)`,
    ...commandSql(on, 'select', { conditions: read, clauses: ['using'] }),
    ...commandSql(on, 'insert', { conditions: write, clauses: ['with check'] }),
    ...commandSql(on, 'update', { conditions: write, clauses: ['using', 'with check'] }),
    ...commandSql(on, 'delete', { conditions: write, clauses: ['using'] }),
  ]
}

function grantSql(resource: AnyResource, columns: string[], policies: Policies): string[] {
  const table = quote(tableOf(resource))
  const secret = Object.entries(resource.fields)
    .filter(([, field]) => field.secret)
    .map(([name]) => name)
  const open = columns
    .filter((name) => !secret.includes(name))
    .map(quote)
    .join(', ')
  const select = secret.length ? `select (${open})` : 'select'
  const writes = resource.insertOnly ? 'insert' : 'insert, update, delete'
  return [
    `revoke all on ${table} from ${requestRoles(policies).join(', ')}`,
    `grant ${select}, ${writes} on ${table} to ${peopleRoles(policies).join(', ')}`,
    `grant select, ${writes} on ${table} to ${systemRole}`,
    ...(resource.insertOnly ? [insertOnlySql(table)] : []),
  ]
}

/** Nobody changes what was written, the owner of the database included. */
const insertOnlySql = (table: string) =>
  `create or replace trigger insert_only before update or delete or truncate on ${table} for each statement execute function refuse_change()`

/** Where nothing is said, the staff alone sees and writes. */
function staffOnly({ types }: Policies): Perimeter {
  const right = Object.fromEntries(Object.entries(types).map(([name, { staff }]) => [name, Boolean(staff)]))
  return { read: right, write: right }
}

/** The statements of a table and of its join tables, by table. */
function tableParts(registry: Registry, policies: Policies): Map<string, Set<string>> {
  const tables = new Map(tablesOf(registry).map((table) => [table.name, table]))
  const byTable = new Map<string, AnyResource[]>()
  for (const resource of registry.all)
    byTable.set(tableOf(resource), [...(byTable.get(tableOf(resource)) ?? []), resource])
  const parts = new Map<string, Set<string>>()
  const say = (table: string, statements: readonly string[]) =>
    parts.set(table, new Set([...(parts.get(table) ?? []), ...statements]))
  for (const [table, views] of byTable) {
    const columns = tables.get(table)?.columns.map((column) => column.name) ?? []
    const [perimeter] = views.flatMap((view) => perimeterOf(policies, view) ?? [])
    const conditions = conditionsOf(policies, perimeter ?? staffOnly(policies), quote(table))
    say(table, grantSql(views[0] as AnyResource, columns, policies))
    const rights = rightsOf(conditions, views.some(isPersonal))
    say(table, policySql(table, { ...rights, all: shownToAll(policies, perimeter, rights) }))
    if (!views[0]?.untracked)
      say(table, [
        changeTriggerSql(quote(table)),
        ...rowsTriggerSql(quote(table), toldColumns(registry, policies, table)),
      ])
    for (const view of views)
      for (const [name, statements] of joinSecurity(view, registry, policies)) say(name, statements)
  }
  return parts
}

/** Grants, functions and row-level security of every declared table, part by part, in an order that works. */
export function securityParts(registry: Registry, policies: Policies): RightsPart[] {
  const everyRole = requestRoles(policies).join(', ')
  const tables = [...tableParts(registry, policies)].map(
    ([table, statements]): RightsPart => ({ name: `table ${table}`, table, statements: [...statements] }),
  )
  const rest = historySecurity(registry, policies)
  const said = [...tables, ...rest].flatMap(({ statements }) => statements)
  return [
    { name: 'schema', statements: [`grant usage on schema public to ${everyRole}`] },
    { name: 'function tell_change', functions: ['tell_change'], statements: [changeFunctionSql] },
    { name: 'function tell_rows', functions: ['tell_rows'], statements: [rowsFunctionSql] },
    ...listParts(said, everyRole),
    ...tables,
    ...rest,
  ]
}

/** The same as statements for a database of which nobody else knows. */
export const securitySql = (registry: Registry, policies: Policies): string[] =>
  securityParts(registry, policies).flatMap(({ statements }) => statements)

/** A join row is seen and written with its owner, or as the policy of the join table itself says. */
function joinSecurity(
  resource: AnyResource,
  registry: Registry,
  policies: Policies,
): (readonly [table: string, statements: string[]])[] {
  return Object.entries(resource.fields)
    .filter(([, field]) => field.kind === 'refs')
    .map(([name, field]) => {
      const table = joinTable(resource, name)
      const [own] = joinColumns(resource, registry.get(field.to ?? ''))
      const owner = `exists (select 1 from ${quote(tableOf(resource))} o where o."id" = ${quote(table)}.${quote(own)})`
      const given = policies.rows[table]
      const right = given
        ? conditionsOf(policies, given, quote(table))
        : () => conditionsFor(policies, () => owner)
      return [
        table,
        [
          `grant select, insert, update, delete on ${quote(table)} to ${requestRoles(policies).join(', ')}`,
          ...policySql(table, rightsOf(right, isPersonal(resource))),
          changeTriggerSql(quote(table)),
          ...(resource.untracked ? [] : rowsTriggerSql(quote(table), [[tableOf(resource), own]])),
        ],
      ] as const
    })
}
