import type { AnyResource } from '../../resources/schema/resource'
import { isRow, type UnknownRow } from '../../resources/schema/unknown-row'
import { type Association, isMany, pathOf } from './associations'
import { quote, tableOf } from './naming'
import { type Scope, toOnes } from './query'
import { attachMany } from './to-many'
import type { Tx } from './tx'

/** The row that each of some rows refers to by one association, read by their ids: the rows need not carry the column. */
async function attachOne(
  tx: Tx,
  scope: Scope,
  {
    owner,
    inner,
    rows,
    whole,
  }: { owner: AnyResource; inner: Association; rows: readonly UnknownRow[]; whole: boolean },
): Promise<void> {
  const asked = new Set(whole ? [inner.name] : [])
  const one = toOnes(scope, owner, asked).find(({ name }) => name === inner.name)
  if (!one) return
  const columns = ['id', ...one.columns].map((name) => `i.${quote(name)}`).join(', ')
  const found = await tx.query<UnknownRow>(
    `select o."id" as "__owner", ${columns} from ${quote(tableOf(owner))} o
     join ${quote(tableOf(one.target))} i on i."id" = o.${quote(one.column)} where o."id" = any($1::bigint[])`,
    [[...new Set(rows.map((row) => row.id))]],
  )
  const byOwner = new Map(found.map(({ __owner, ...row }) => [__owner, row]))
  for (const row of rows) row[inner.name] = byOwner.get(row.id) ?? null
}

/**
 * Adds to the rows what their associations refer to in turn, asked for by path (`Supplier.Office_address`): one query a path.
 * Whole, or by their labels alone.
 */
export async function attachInner(
  tx: Tx,
  scope: Scope,
  {
    resource,
    rows,
    whole,
    paths,
  }: { resource: AnyResource; rows: readonly UnknownRow[]; whole: boolean; paths: readonly string[] },
): Promise<void> {
  for (const path of paths) {
    const [outer, inner] = pathOf(scope, resource, path) ?? []
    if (!outer || !inner) continue
    const held = rows.flatMap((row) => row[outer.name]).filter(isRow)
    if (!held.length) continue
    if (isMany(inner))
      await attachMany(tx, scope, { resource: outer.target, rows: held, asked: [inner.name] })
    else await attachOne(tx, scope, { owner: outer.target, inner, rows: held, whole })
  }
}
