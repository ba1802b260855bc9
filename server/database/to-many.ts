import type { Field } from '../../resources/schema/field'
import type { AnyResource } from '../../resources/schema/resource'
import type { Tx } from './connect'
import { joinColumns, joinTable, quote, tableOf } from './naming'
import { Params } from './params'
import { labelJoins, namingColumns, nest, ownColumns, rowCondition, type Scope, toOnes } from './query'
import { readableFields } from './rights'

type Rows = Record<string, unknown>[]

const idsOf = (rows: Rows) => rows.map((row) => Number(row.id))

async function linked(
  tx: Tx,
  scope: Scope,
  { resource, name, field, rows }: { resource: AnyResource; name: string; field: Field; rows: Rows },
): Promise<Map<number, Rows>> {
  const target = scope.registry.get(field.to ?? '')
  const [mine, theirs] = joinColumns(resource, target)
  const params = new Params()
  const ids = params.add(idsOf(rows), 'bigint[]')
  const columns = ['id', ...namingColumns(scope, target)].map((column) => `x.${quote(column)}`).join(', ')
  const found = await tx.query(
    `select j.${quote(mine)} as "__owner", ${columns} from ${quote(joinTable(resource, name))} j join ${quote(tableOf(target))} x on x."id" = j.${quote(theirs)}
     where j.${quote(mine)} = any(${ids}) and ${rowCondition(scope, target, { alias: 'x', params })} order by j."position", x."id"`,
    params.values,
  )
  return byOwner(found)
}

async function owned(
  tx: Tx,
  scope: Scope,
  { field, rows }: { field: Field; rows: Rows },
): Promise<Map<number, Rows>> {
  const target = scope.registry.get(field.to ?? '')
  const ones = toOnes(scope, target)
  const labels = labelJoins(ones, 'x')
  const params = new Params()
  const by = `x.${quote(field.by ?? '')}`
  const columns = [
    ...ownColumns(scope, target).map((column) => `x.${quote(column)}`),
    ...labels.columns,
    `${by} as "__owner"`,
  ].join(', ')
  const ids = params.add(idsOf(rows), 'bigint[]')
  const order = target.fields.position ? 'x."position", x."id"' : 'x."id"'
  const found = await tx.query(
    `select ${columns} from ${quote(tableOf(target))} x${labels.joins} where ${by} = any(${ids}) and ${rowCondition(scope, target, { alias: 'x', params })} order by ${order}`,
    params.values,
  )
  const nested = found.map((row) => ({ ...nest(row, ones), __owner: row.__owner }))
  await attachMany(tx, scope, {
    resource: target,
    rows: nested,
    asked: Object.keys(target.fields)
      .filter((name) => target.fields[name]?.kind === 'refs')
      .map((name) => scope.registry.association(target, name)),
  })
  return byOwner(nested)
}

function byOwner(rows: Rows): Map<number, Rows> {
  const groups = new Map<number, Rows>()
  for (const { __owner, ...row } of rows)
    groups.set(Number(__owner), [...(groups.get(Number(__owner)) ?? []), row])
  return groups
}

/**
 * Adds to each row the to-many associations asked for (`*` = all), one query each: `refs` give the ids under the field's own
 * name and `[{ id, label }]` under the association's; `children` give whole rows.
 */
export async function attachMany(
  tx: Tx,
  scope: Scope,
  { resource, rows, asked }: { resource: AnyResource; rows: Rows; asked: readonly string[] },
): Promise<void> {
  if (!rows.length || !asked.length) return
  for (const [name, field] of readableFields(resource, scope.actor)) {
    const association = scope.registry.association(resource, name)
    if (
      !['refs', 'children'].includes(field.kind) ||
      !(asked.includes('*') || asked.includes(association) || asked.includes(name))
    )
      continue
    const groups =
      field.kind === 'refs'
        ? await linked(tx, scope, { resource, name, field, rows })
        : await owned(tx, scope, { field, rows })
    for (const row of rows) {
      const members = groups.get(Number(row.id)) ?? []
      row[association] = members
      if (field.kind === 'refs') row[name] = members.map((member) => member.id)
    }
  }
}
