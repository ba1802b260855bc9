import type pg from 'pg'
import type { Statement } from './statements'

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Node[]
}

/** A statement that reads more of a big table than it should. */
export interface Fault {
  what: string
  statement: string
}

/** What an index scan without a condition may read of a table before it stops by itself. */
const mostRead = 0.2

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

const rowsRead = (node: Node): number =>
  (node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0)) *
  node['Actual Loops']

function faultOf(node: Node, big: ReadonlyMap<string, number>): string | undefined {
  const size = big.get(node['Relation Name'] ?? '')
  if (size === undefined) return undefined
  const type = node['Node Type']
  if (type.includes('Seq Scan')) return `${type} on ${node['Relation Name']}`
  const share = rowsRead(node) / size
  const through = node['Index Name'] ?? 'bitmap'
  return share > mostRead ? `${type} by ${through} reads ${Math.round(100 * share)} %` : undefined
}

/** Tables of the database with more rows than this one may scan, with how many they hold. */
export async function bigTables(client: pg.Client, rows = 20_000): Promise<Map<string, number>> {
  const found = await client.query<{ relname: string; reltuples: number }>(
    `select relname, reltuples from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > $1`,
    [rows],
  )
  return new Map(found.rows.map((row) => [row.relname, row.reltuples]))
}

const isSelect = (statement: Statement): statement is pg.QueryConfig =>
  typeof statement === 'object' && /^select/i.test(statement.text)

/** Runs the statements with their plans shown; answers every scan of a big table. */
export async function scans(
  client: pg.Client,
  statements: readonly Statement[],
  big: ReadonlyMap<string, number>,
): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const statement of statements) {
    if (!isSelect(statement)) {
      await client.query(statement)
      continue
    }
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>({
      text: `explain (analyze, timing off, format json) ${statement.text}`,
      values: statement.values,
    })
    const [plan] = rows[0]?.['QUERY PLAN'] ?? []
    for (const node of plan ? nodesOf(plan.Plan) : []) {
      const what = faultOf(node, big)
      if (what) faults.push({ what, statement: statement.text })
    }
  }
  return faults
}
