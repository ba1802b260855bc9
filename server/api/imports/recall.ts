import { fold } from '../../../resources/schema/fold'
import type { Actor } from '../../database/actor'
import type { Context } from '../context'
import type { Mapping } from './header'
import type { FoundColumn, FoundHeader } from './outcome'

interface Past extends Record<string, unknown> {
  created_by: number
  header: FoundHeader | null
  mapping: Mapping
}

/** Imports of a list that are looked at, and the share of a file's titles that makes it another one's likeness. */
const [looked, alike] = [100, 0.6]

const pastSql = `select created_by, header, mapping from import_job
  where target = $1 and state = 'done' and jsonb_typeof(mapping) = 'array' and mapping <> '[]' order by id desc limit ${looked}`

/** Carried out imports whose columns a person named: the actor's own, and those of people whom the actor sees. */
async function pastOf({ db }: Context, actor: Actor, target: string): Promise<Past[]> {
  const past = await db.system('imports', (tx) => tx.query<Past>(pastSql, [target]))
  if (!past.length) return []
  const people = [...new Set(past.map(({ created_by }) => created_by))]
  const seen = await db.read(actor, (tx) =>
    tx.query<{ id: number }>('select id from "user" where id = any($1::bigint[])', [people]),
  )
  const ids = new Set(seen.map(({ id }) => Number(id)))
  return past.filter(({ created_by }) => ids.has(Number(created_by)))
}

const titlesOf = (columns: readonly FoundColumn[]): Set<string> =>
  new Set(columns.map(({ title }) => fold(title)))

/** How much of a file an earlier one has: 1 where their titles are the same ones. */
function likeness(now: ReadonlySet<string>, then: ReadonlySet<string>): number {
  const shared = [...now].filter((title) => then.has(title)).length
  return shared / Math.max(now.size, then.size, 1)
}

/**
 * What was made of the columns of the file that this one resembles most, of the last import among several: a supplier's file is
 * read as the last time, wherever its columns stand. Without an unknown title only the very same titles count.
 */
export async function recalledMapping(
  context: Context,
  actor: Actor,
  { target, columns }: { target: string; columns: readonly FoundColumn[] },
): Promise<Mapping> {
  const titles = titlesOf(columns)
  const least = columns.some(({ unknown }) => unknown) ? alike : 1
  const past = (await pastOf(context, actor, target))
    .map((one) => ({ ...one, like: likeness(titles, titlesOf(one.header?.columns ?? [])) }))
    .filter(({ like }) => like >= least)
  const [best] = past.sort((a, b) => b.like - a.like)
  const keys = new Map(
    (best?.mapping ?? []).map(({ index, key }) => [
      fold(best?.header?.columns.find((column) => column.index === index)?.title ?? ''),
      key,
    ]),
  )
  const recalled = columns.flatMap(({ index, title }) => {
    const key = keys.get(fold(title))
    return key === undefined ? [] : [{ index, key, recalled: true }]
  })
  const isOther = ({ index, key }: Mapping[number]) =>
    columns.some((column) => column.index === index && (column.unknown || column.key !== key))
  return recalled.some(isOther) ? recalled : []
}
