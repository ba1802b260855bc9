import type { UnknownRow } from '../../resources/schema/unknown-row'
import { firstSteps } from './associations'
import { planOf, type SearchRequest, whereSql } from './compile-search'
import type { Tx } from './connect'
import { quote, tableOf } from './naming'
import { orderBy } from './order'
import { Params } from './params'
import { labelJoins, ownColumns, type Scope, type ToOne, toOnes } from './query'
import { attachMany } from './to-many'

export interface StreamRequest extends SearchRequest {
  /** Own fields wanted, beside the id; absent = all of them. */
  only?: ReadonlySet<string>
}

/** Compiles the rows of a search in its order, from its offset on, to its limit if it has one: the columns wanted, and the names of what they refer to. */
function compileStream(scope: Scope, request: StreamRequest) {
  const { resource, only } = request
  const wanted = (name: string) => only === undefined || name === 'id' || only.has(name)
  const params = new Params()
  const plan = planOf(scope, request)
  const where = whereSql(scope, request, params)
  const ones = toOnes(scope, resource, new Set(firstSteps(request.associations))).filter(({ field }) =>
    wanted(field),
  )
  const own = ownColumns(scope, resource).filter(wanted)
  const labels = labelJoins(ones, 't')
  const columns = [...own.map((name) => `t.${quote(name)}`), ...labels.columns].join(', ')
  const from = `${quote(tableOf(resource))} t${plan.joins.join('')}${labels.joins}`
  const start = request.offset ? ` offset ${params.add(request.offset, 'int')}` : ''
  const size = request.limit === undefined ? '' : ` limit ${params.add(request.limit, 'int')}`
  const text = `select ${columns} from ${from} where ${where} order by ${orderBy(plan)}${size}${start}`
  return { text, values: params.values, own, ones }
}

const columnsOf = (one: ToOne) => ['id', ...one.columns].map((name) => ({ name, key: `${one.name}.${name}` }))

/** Makes records of rows: `Maker.label` becomes `{ Maker: { label } }`; a reference to nothing is null. */
function nester(own: readonly string[], ones: readonly ToOne[]): (row: UnknownRow) => UnknownRow {
  const nested = ones.map((one) => ({ name: one.name, columns: columnsOf(one), id: `${one.name}.id` }))
  return (row) => {
    const record: UnknownRow = {}
    for (const name of own) record[name] = row[name]
    for (const { name, columns, id } of nested) {
      const held: UnknownRow = {}
      if (row[id] !== null) for (const column of columns) held[column.name] = row[column.key]
      record[name] = row[id] === null ? null : held
    }
    return record
  }
}

/**
 * Rows of a search in batches, in its order, for exports: memory holds two batches, since the next one is fetched while the
 * caller works. One stream at a time in a transaction.
 */
export async function* streamSearch(
  tx: Tx,
  scope: Scope,
  { request, batch = 1000 }: { request: StreamRequest; batch?: number },
): AsyncGenerator<UnknownRow[]> {
  const { text, values, own, ones } = compileStream(scope, request)
  await tx.query('set local cursor_tuple_fraction = 1; set local work_mem = 32768')
  await tx.query(`declare search_stream no scroll cursor for ${text}`, values)
  const nest = nester(own, ones)
  const fetch = () => {
    const rows = tx.query(`fetch ${batch} from search_stream`)
    rows.catch(() => undefined)
    return rows
  }
  for (let next = fetch(); ; ) {
    const rows = (await next).map(nest)
    if (!rows.length) break
    next = fetch()
    await attachMany(tx, scope, { resource: request.resource, rows, asked: request.toMany ?? [] })
    yield rows
  }
  await tx.query('close search_stream')
}
