import type { AnyResource } from '../../resources/schema/resource'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import type { Actor } from '../database/actor'
import type { ActorTx } from '../database/connect'
import { type Recall, recalledPage, recallOf } from '../database/recall'
import { canReadField } from '../database/rights'
import { attachInnerOnes, type SearchRequest, searchPage, type Total } from '../database/search'
import { attachMany } from '../database/to-many'
import { type Answering, answerStream } from './all-rows'
import { answering, searchSeconds } from './answering'
import type { Context } from './context'
import { withDerived } from './read'
import { largestPage } from './search-question'
import { type Work, workOf } from './work'

/** The rows of a page with its total: as records, or as the text of their JSON where nothing is added to them. */
type Page = Total & ({ rows: UnknownRow[]; text?: undefined } | { text: string })

const hasDerived = (resource: AnyResource, actor: Actor): boolean =>
  Object.entries(resource.fields).some(
    ([name, { kind }]) => (kind === 'computed' || kind === 'virtual') && canReadField(resource, name, actor),
  )

const isNested = ({ associations = [] }: SearchRequest): boolean =>
  associations.some((path) => path.includes('.'))

async function largePage(work: Work, search: SearchRequest, recall: Recall): Promise<Page> {
  const { resource, toMany = [] } = search
  const isWhole = !toMany.length && !isNested(search) && !hasDerived(resource, work.actor)
  const { text, ...total } = await recalledPage(work.tx, work, { request: search, recall, last: isWhole })
  if (isWhole) return { ...total, text }
  const rows: UnknownRow[] = JSON.parse(text)
  await attachMany(work.tx, work, { resource, rows, asked: toMany })
  await attachInnerOnes(work.tx, work, { ...search, rows })
  return { ...total, rows: await withDerived(work, resource, rows) }
}

async function smallPage(work: Work, search: SearchRequest): Promise<Page> {
  const { rows, ...total } = await searchPage(work.tx, work, search)
  return { ...total, rows: await withDerived(work, search.resource, rows) }
}

/** One page of a search; of a large resource, by what is remembered of the same search. */
export function readPage(
  { db, now }: Pick<Context, 'db' | 'now'>,
  actor: Actor,
  search: SearchRequest,
): Promise<Page> {
  return answering(async () => {
    const recall = search.resource.large ? recallOf(db.memory, { ...db, actor }, search) : undefined
    const read = (tx: ActorTx) => {
      const work = workOf(db, tx, now())
      return recall ? largePage(work, search, recall) : smallPage(work, search)
    }
    return db.read(actor, read, searchSeconds)
  })
}

/** The rows of a page alone. */
export async function readRows(
  context: Pick<Context, 'db' | 'now'>,
  actor: Actor,
  search: SearchRequest,
): Promise<UnknownRow[]> {
  const page = await readPage(context, actor, search)
  return page.text === undefined ? page.rows : JSON.parse(page.text)
}

/** Answers one page: `{ data, total, total_capped?, offset, limit }`, or its rows alone. Large ones, and all rows, are streamed. */
export async function answerPage(
  context: Context,
  actor: Actor,
  { search, reply, bare = false }: Answering & { search: SearchRequest },
): Promise<unknown> {
  const { offset, limit } = search
  if (limit === undefined || limit > largestPage)
    return answerStream(context, actor, { search, to: { reply, bare } })
  if (bare) return readRows(context, actor, search)
  const { total, capped, ...page } = await readPage(context, actor, search)
  const rest = { total, ...(capped ? { total_capped: true } : {}), offset, limit }
  if (page.text === undefined) return { data: page.rows, ...rest }
  reply.type('application/json; charset=utf-8')
  return `{"data":${page.text},${JSON.stringify(rest).slice(1)}`
}
