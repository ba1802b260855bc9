import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { FastifyReply } from 'fastify'
import type { Actor } from '../database/actor'
import { attachInnerOnes, type SearchRequest } from '../database/search'
import { streamSearch } from '../database/stream-search'
import { createTurns } from '../spreadsheet/turns'
import { temporaryFile } from '../storage/temporary-file'
import { answering } from './answering'
import type { Context } from './context'
import { withDerived } from './read'
import { type Work, workOf } from './work'

/** Whole lists written at once in this process: each holds a connection. */
const turns = createTurns(2)

/** The text of the answer, batch after batch: `{ data, total, offset, limit: false }`. */
async function* textOf(work: Work, search: SearchRequest): AsyncGenerator<string> {
  const { resource, offset = 0 } = search
  let count = 0
  yield '{"data":['
  for await (const rows of streamSearch(work.tx, work, search)) {
    await withDerived(work, resource, rows)
    await attachInnerOnes(work.tx, work, search, rows)
    yield (count ? ',' : '') + JSON.stringify(rows).slice(1, -1)
    count += rows.length
  }
  yield `],"total":${offset + count},"offset":${offset},"limit":false}`
}

/**
 * Answers every row of a search from its offset on, however many: they are gathered in a file of their own, so that memory
 * holds a batch of them and whoever reads slowly holds no connection.
 */
export async function answerAll(
  context: Pick<Context, 'db' | 'now'>,
  actor: Actor,
  search: SearchRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const spool = temporaryFile('.json')
  reply.raw.once('close', () => void spool.remove())
  await turns(() =>
    context.db.read(actor, (tx) =>
      answering(() =>
        pipeline(textOf(workOf(context.db, tx, context.now()), search), createWriteStream(spool.path)),
      ),
    ),
  )
  return reply.type('application/json; charset=utf-8').send(createReadStream(spool.path))
}
