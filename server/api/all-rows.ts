import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { FastifyReply } from 'fastify'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import type { Actor } from '../database/actor'
import { attachInnerOnes, type SearchRequest, searchTotal } from '../database/search'
import { streamSearch } from '../database/stream-search'
import { createTurns } from '../spreadsheet/turns'
import { type TemporaryFile, temporaryFile } from '../storage/temporary-file'
import { answering } from './answering'
import { type Batches, textOf } from './batches'
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

/** What is said beside the rows, where so many were written from the offset on. */
async function restOf(work: Work, search: SearchRequest, written: number): Promise<UnknownRow> {
  const { offset = 0, limit } = search
  const { total, capped } =
    limit === undefined
      ? { total: offset + written, capped: false }
      : await searchTotal(work.tx, work, { request: search, rows: written })
  return { total, ...(capped && { total_capped: true }), offset, limit: limit ?? false }
}

async function* searched(work: Work, search: SearchRequest, bare: boolean): Batches {
  let count = 0
  for await (const rows of streamSearch(work.tx, work, { request: search })) {
    await withDerived(work, search.resource, rows)
    await attachInnerOnes(work.tx, work, { ...search, rows })
    count += rows.length
    yield rows
  }
  return bare ? {} : restOf(work, search, count)
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
 * Answers rows, however many: they are gathered in a file of their own, so that memory holds a batch of them and whoever
 * reads slowly holds no connection.
 */
export async function answerBatches(
  context: Pick<Context, 'db' | 'now'>,
  actor: Actor,
  { batches, reply, bare = false }: Answering & { batches: (work: Work) => Batches },
): Promise<unknown> {
  const spool = await turns(() =>
    context.db.read(actor, (tx) =>
      answering(() => spooled(textOf(batches(workOf(context.db, tx, context.now())), bare))),
    ),
  )
  reply.raw.once('close', () => void spool.remove())
  return reply.type('application/json; charset=utf-8').send(createReadStream(spool.path))
}

/** Answers the rows of a search from its offset on. */
export const answerStream = (
  context: Pick<Context, 'db' | 'now'>,
  actor: Actor,
  { search, to }: { search: SearchRequest; to: Answering },
): Promise<unknown> =>
  answerBatches(context, actor, { batches: (work) => searched(work, search, to.bare === true), ...to })
