import type { AnyResource } from '../../resources/schema/resource'
import type { Tx } from './connect'
import { quote, tableOf } from './naming'
import { type Scope, toOnes } from './query'

type Row = Record<string, unknown>

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

/**
 * Adds the labels that a to-one association's own row refers to, asked for by path (`Office_address.Municipality`): one query
 * each. The outer row must carry the column, as an embedded one does, or one asked for whole.
 */
export async function attachInner(
  tx: Tx,
  scope: Scope,
  resource: AnyResource,
  rows: readonly Row[],
  asked: readonly string[],
): Promise<void> {
  for (const [outer, inner] of asked.map((path) => path.split('.'))) {
    if (!rows.length || !outer || !inner) continue
    const owner = toOnes(scope, resource).find(({ name }) => name === outer)?.target
    const one = owner && toOnes(scope, owner).find(({ name }) => name === inner)
    if (!one) continue
    const held = rows.map((row) => row[outer]).filter(isRow)
    const ids = [...new Set(held.map((row) => row[one.column]).filter((id) => typeof id === 'number'))]
    const columns = ['id', ...one.columns].map(quote).join(', ')
    const found = await tx.query<Row>(
      `select ${columns} from ${quote(tableOf(one.target))} where "id" = any($1::bigint[])`,
      [ids],
    )
    const byId = new Map(found.map((row) => [row.id, row]))
    for (const row of held) row[inner] = byId.get(row[one.column]) ?? null
  }
}
