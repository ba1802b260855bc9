import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { FastifyReply } from 'fastify'
import type { Actor } from '../database/actor'
import { attachInnerOnes, type SearchRequest, searchTotal } from '../database/search'
import { streamSearch } from '../database/stream-search'
import { createTurns } from '../spreadsheet/turns'
import { type TemporaryFile, temporaryFile } from '../storage/temporary-file'
import { answering } from './answering'
import type { Context } from './context'
import { withDerived } from './read'
import { type Work, workOf } from './work'

/** Whole lists written at once in this process: each holds a connection. */
const turns = createTurns(2)

export interface Answering {
  reply: FastifyReply
  /** The rows alone, without their total. */
  bare?: boolean
}

/** How many rows there are, where so many were written from the offset on. */
async function totalOf(work: Work, search: SearchRequest, written: number): Promise<string> {
  const { offset = 0, limit } = search
  const { total, capped } =
    limit === undefined
      ? { total: offset + written, capped: false }
      : await searchTotal(work.tx, work, search, written)
  return `"total":${total},${capped ? '"total_capped":true,' : ''}"offset":${offset},"limit":${limit ?? false}`
}

/** The text of the answer, batch after batch. */
async function* textOf(work: Work, search: SearchRequest, bare: boolean): AsyncGenerator<string> {
  let count = 0
  yield bare ? '[' : '{"data":['
  for await (const rows of streamSearch(work.tx, work, search)) {
    await withDerived(work, search.resource, rows)
    await attachInnerOnes(work.tx, work, search, rows)
    yield (count ? ',' : '') + JSON.stringify(rows).slice(1, -1)
    count += rows.length
  }
  yield bare ? ']' : `],${await totalOf(work, search, count)}}`
}

/** A text in a file of its own; none is left of one that ends midway. */
async function spooled(text: AsyncIterable<string>): Promise<TemporaryFile> {
  const spool = temporaryFile('.json')
  try {
    await pipeline(text, createWriteStream(spool.path))
    return spool
  } catch (error) {
    await spool.remove()
    throw error
  }
}

/**
 * Answers the rows of a search from its offset on, however many: they are gathered in a file of their own, so that memory
 * holds a batch of them and whoever reads slowly holds no connection.
 */
export async function answerStream(
  context: Pick<Context, 'db' | 'now'>,
  actor: Actor,
  search: SearchRequest,
  { reply, bare = false }: Answering,
): Promise<unknown> {
  const spool = await turns(() =>
    context.db.read(actor, (tx) =>
      answering(() => spooled(textOf(workOf(context.db, tx, context.now()), search, bare))),
    ),
  )
  reply.raw.once('close', () => void spool.remove())
  return reply.type('application/json; charset=utf-8').send(createReadStream(spool.path))
}
