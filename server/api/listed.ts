import { f } from '../../resources/schema/f'
import { largestPage, limitOf } from './search-question'

/** How a list is asked for in parts; every list takes these. */
export const listQuery = {
  offset: f.int({ label: 'Début', min: 0 }),
  limit: f.text({ label: `Nombre de lignes, ${largestPage} par défaut, false pour toutes` }),
} as const

interface Whole {
  data: unknown[]
  total?: number
}

const isWhole = (answer: unknown): answer is Whole =>
  answer !== null && typeof answer === 'object' && 'data' in answer && Array.isArray(answer.data)

/** The part asked for of a list that a call has made itself: of its rows alone, or of `{ data, total }`. */
export function listed(answer: unknown, query: Readonly<Record<string, unknown>>): unknown {
  const offset = Number(query.offset ?? 0)
  const limit = limitOf(query.limit, largestPage)
  const part = (rows: unknown[]) => rows.slice(offset, limit === undefined ? undefined : offset + limit)
  if (Array.isArray(answer)) return part(answer)
  if (!isWhole(answer)) return answer
  const { data, total = data.length, ...rest } = answer
  return { ...rest, data: part(data), total, offset, limit: limit ?? false }
}
