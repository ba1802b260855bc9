import type { Registry } from '../../resources/registry'
import type { AnyResource } from '../../resources/schema/resource'
import { changeFunctionSql, changeTriggerSql } from './changes'
import { joinColumns, joinTable, quote, tableOf } from './naming'
import { type Perimeter, type Policies, type RowRight, rightSql, shared, type Who } from './perimeter'
import { tablesOf } from './tables'

/** The two roles that requests run under: neither owns anything. `portal_all` sees every row, `portal_scoped` its own. */
export const roles = { all: 'portal_all', scoped: 'portal_scoped' } as const

const setting = (name: string) => `(select nullif(current_setting('app.${name}', true), ''))`
const who: Who = {
  list: (name) => `${setting(name)}::bigint[]`,
  user: () => `${setting('user')}::bigint`,
}
const types = [
  ['1', 'backOffice'],
  ['2', 'supplier'],
  ['3', 'adherent'],
] as const

function condition(perimeter: Perimeter, alias: string, mode: 'read' | 'write'): string {
  const parts = types.map(([type, key]) => {
    const right: RowRight = (mode === 'write' ? perimeter.write?.[key] : undefined) ?? perimeter[key]
    return right === false ? undefined : `(${setting('type')} = '${type}' and ${rightSql(right, alias, who)})`
  })
  return parts.filter(Boolean).join(' or ') || 'false'
}

function policySql(table: string, read: string, write: string): string[] {
  const on = quote(table)
  const names = ['everything', 'perimeter_read', 'perimeter_insert', 'perimeter_update', 'perimeter_delete']
  return [
    `alter table ${on} enable row level security`,
    ...names.map((name) => `drop policy if exists ${name} on ${on}`),
    `create policy everything on ${on} to ${roles.all} using (true) with check (true)`,
    `create policy perimeter_read on ${on} for select to ${roles.scoped} using (${read})`,
    `create policy perimeter_insert on ${on} for insert to ${roles.scoped} with check (${write})`,
    `create policy perimeter_update on ${on} for update to ${roles.scoped} using (${write}) with check (${write})`,
    `create policy perimeter_delete on ${on} for delete to ${roles.scoped} using (${write})`,
  ]
}

function grantSql(resource: AnyResource, columns: string[]): string[] {
  const table = quote(tableOf(resource))
  const secret = Object.entries(resource.fields)
    .filter(([, field]) => field.secret)
    .map(([name]) => name)
  const open = columns
    .filter((name) => !secret.includes(name))
    .map(quote)
    .join(', ')
  const both = `${roles.all}, ${roles.scoped}`
  return [
    `revoke all on ${table} from ${both}`,
    secret.length
      ? `grant select (${open}), insert, update, delete on ${table} to ${both}`
      : `grant select, insert, update, delete on ${table} to ${both}`,
  ]
}

const orPerimeter = (perimeters: Perimeter[]): Perimeter =>
  perimeters[0] ?? { backOffice: true, supplier: false, adherent: false }

/** Grants and row-level security of every declared table: applied again whenever they change. */
export function securitySql(registry: Registry, policies: Policies): string[] {
  const tables = new Map(tablesOf(registry).map((table) => [table.name, table]))
  const byTable = new Map<string, AnyResource[]>()
  for (const resource of registry.all)
    byTable.set(tableOf(resource), [...(byTable.get(tableOf(resource)) ?? []), resource])
  const statements = [`grant usage on schema public to ${roles.all}, ${roles.scoped}`, changeFunctionSql]
  for (const [table, views] of byTable) {
    const columns = tables.get(table)?.columns.map((column) => column.name) ?? []
    const perimeter = orPerimeter(
      views
        .map((view) => policies[view.name] ?? (view.group ? shared : undefined))
        .filter((one) => one !== undefined),
    )
    statements.push(...grantSql(views[0] as AnyResource, columns))
    statements.push(
      ...policySql(
        table,
        condition(perimeter, quote(table), 'read'),
        condition(perimeter, quote(table), 'write'),
      ),
    )
    for (const view of views) statements.push(...joinSecurity(view, registry, policies))
    if (!views[0]?.untracked) statements.push(changeTriggerSql(quote(table)))
  }
  return [...statements, ...historySecurity()]
}

/** A join row is seen and written with its owner, or as the policy of the join table itself says. */
function joinSecurity(resource: AnyResource, registry: Registry, policies: Policies): string[] {
  return Object.entries(resource.fields)
    .filter(([, field]) => field.kind === 'refs')
    .flatMap(([name, field]) => {
      const table = joinTable(resource, name)
      const [own] = joinColumns(resource, registry.get(field.to ?? ''))
      const owner = `exists (select 1 from ${quote(tableOf(resource))} o where o."id" = ${quote(table)}.${quote(own)})`
      const given = policies[table]
      const right = (mode: 'read' | 'write') => (given ? condition(given, quote(table), mode) : owner)
      return [
        `grant select, insert, update, delete on ${quote(table)} to ${roles.all}, ${roles.scoped}`,
        ...policySql(table, right('read'), right('write')),
      ]
    })
}

/** Histories: written by anybody's change, read through the engine, never changed. */
function historySecurity(): string[] {
  return ['field_history', 'association_history', 'history'].flatMap((table) => [
    `revoke all on ${table} from ${roles.all}, ${roles.scoped}`,
    `grant select, insert on ${table} to ${roles.all}, ${roles.scoped}`,
  ])
}
