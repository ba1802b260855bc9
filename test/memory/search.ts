import { defaultSort, valueField } from '../../resources/schema/derive'
import { fold } from '../../resources/schema/fold'
import { isInactive } from '../../resources/schema/inactive'
import { kindOf } from '../../resources/schema/kinds'
import { type AnyResource, titleFields } from '../../resources/schema/resource'
import { searchOf } from '../../server/api/search-question'
import type { SearchRequest } from '../../server/database/compile-search'
import { refuse, systemField } from '../../server/database/filter'
import type { OrderInput } from '../../server/database/order'
import { type Compare, compareNumbers, comparing, emptyLast, isEmpty, isText } from './compare'
import { treeTest } from './meets'
import { quickTest, rankIn } from './quick'
import { answered, type Memory, type Row, rowsAcross, rowsOf } from './rows'

interface Key {
  of: (row: Row) => unknown
  compare: Compare
}

/** What a row is sorted by under a name; a reference by what it is called. */
function keysOf(memory: Memory, resource: AnyResource, name: string): Key[] {
  const [first = '', rest] = name.split('.')
  const across = Object.keys(resource.fields).find((one) =>
    rest === undefined
      ? one === first && resource.fields[one]?.kind === 'ref'
      : memory.registry.association(resource, one) === first,
  )
  if (across) {
    const target = memory.registry.get(resource.fields[across]?.to ?? '')
    const inner = (rest ? [rest] : titleFields(target)).flatMap((one) => keysOf(memory, target, one))
    return inner.map(({ of, compare }) => ({
      of: (row) => {
        const [one] = rowsAcross(memory, resource, row, across)
        return one && of(one)
      },
      compare,
    }))
  }
  const field = systemField[name] ?? resource.fields[name]
  if (!field || !kindOf(valueField(field)).column || ['json', 'list'].includes(field.kind))
    return refuse(name, 'Ce champ ne peut pas être filtré ni trié.')
  const by = resource.sortedBy?.[name] ?? name
  const sorted = resource.fields[by] ?? field
  const of = (row: Row) => (isText(sorted) && !isEmpty(row[by]) ? fold(String(row[by])) : row[by])
  return [{ of, compare: comparing(sorted) }]
}

/** The sort of a search: as asked, else best first and as declared; rows of one rank by their title, then by id. */
function sorting(memory: Memory, { resource, orders, quick = '' }: SearchRequest) {
  const asked: readonly OrderInput[] = orders?.length ? orders : [defaultSort(resource)]
  const isByRank = asked.length === 1 && ['position', 'order'].includes(asked[0]?.[0] ?? '') && resource.group
  const titles = titleFields(resource).map((name) => [name, 'asc'] as const)
  const keys = [...asked, ...(isByRank ? titles : []), ['id', asked.at(-1)?.[1] ?? 'asc'] as const].flatMap(
    ([name, direction]) =>
      keysOf(memory, resource, name).map((key) => ({ ...key, sign: direction === 'desc' ? -1 : 1 })),
  )
  const rank =
    quick.trim() && !orders?.length ? [{ of: rankIn(resource, quick), compare: compareNumbers, sign: 1 }] : []
  const all = [...rank, ...keys]
  return (rows: readonly Row[]): Row[] =>
    rows
      .map((row) => ({ row, values: all.map(({ of }) => of(row)) }))
      .sort((a, b) =>
        all.reduce(
          (order, { compare, sign }, at) => order || sign * emptyLast(compare, a.values[at], b.values[at]),
          0,
        ),
      )
      .map(({ row }) => row)
}

/** The rows of a search. */
export function found(memory: Memory, request: SearchRequest): Row[] {
  const { resource, filters = [], quick = '', enableMode = 'all' } = request
  const tests = filters.map((tree) => treeTest(memory, resource, tree))
  if (quick.trim()) tests.push(quickTest(memory, resource, quick))
  if (enableMode !== 'all') tests.push((row) => isInactive(resource, row) === (enableMode === 'disabled'))
  return sorting(memory, request)(rowsOf(memory, resource).filter((row) => tests.every((test) => test(row))))
}

/** `PUT /search/` in memory. */
export function search(memory: Memory, body: unknown) {
  const request = searchOf({ db: memory, now: () => new Date() }, memory.actor, body)
  const { resource, offset = 0, limit, toMany = [] } = request
  const rows = found(memory, request)
  const page = rows.slice(offset, limit === undefined ? undefined : offset + limit)
  return {
    data: page.map((row) => answered(memory, resource, row, toMany)),
    total: rows.length,
    offset,
    limit: limit ?? false,
  }
}
