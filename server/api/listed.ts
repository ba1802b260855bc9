import type { FastifyReply } from 'fastify'
import { f } from '../../resources/schema/f'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { rowStream } from './batches'
import { largestPage, limitOf } from './search-question'

/** How a list is asked for in parts; every list takes these. */
export const listQuery = {
  offset: f.int({ label: 'Début', min: 0 }),
  limit: f.text({ label: `Nombre de lignes, ${largestPage} par défaut, false pour toutes` }),
} as const

interface Whole {
  data: UnknownRow[]
  total?: number
}

const isWhole = (answer: unknown): answer is Whole =>
  answer !== null && typeof answer === 'object' && 'data' in answer && Array.isArray(answer.data)

/**
 * The part asked for of a list that a call has made itself: of its rows alone, or of `{ data, total }`. More than a page of
 * them are written as they are read.
 */
export function listed(
  answer: unknown,
  query: Readonly<Record<string, unknown>>,
  reply: FastifyReply,
): unknown {
  const offset = Number(query.offset ?? 0)
  const limit = limitOf(query.limit, largestPage)
  const part = (rows: UnknownRow[]) => rows.slice(offset, limit === undefined ? undefined : offset + limit)
  const stream = (rows: UnknownRow[], rest?: UnknownRow) =>
    reply.type('application/json; charset=utf-8').send(rowStream(rows, rest))
  if (Array.isArray(answer)) {
    const rows = part(answer)
    return rows.length > largestPage ? stream(rows) : rows
  }
  if (!isWhole(answer)) return answer
  const { data, total = data.length, ...others } = answer
  const [rows, rest] = [part(data), { ...others, total, offset, limit: limit ?? false }]
  return rows.length > largestPage ? stream(rows, rest) : { data: rows, ...rest }
}
