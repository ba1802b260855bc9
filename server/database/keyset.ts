import type { OrderPlan } from './order'
import type { Params } from './params'

/** The sort values of a row, as text, in the order of the plan. */
export type Key = readonly string[]

/** Columns that bring a row's key, besides the sort columns themselves. */
export const keyColumns = (plan: OrderPlan): string[] =>
  plan.keys.map((key, index) => `(${key.sql})::text as "__k${index}"`)

/** The key of a row; undefined when one of its values is empty, for then nothing tells what comes after it. */
export function keyOf(plan: OrderPlan, row: Readonly<Record<string, unknown>>): Key | undefined {
  const values = plan.keys.map((_, index) => row[`__k${index}`])
  return values.every((value): value is string => typeof value === 'string') ? values : undefined
}

/** Whether "from this key on" can be said in one comparison: all keys go the same way. */
export const canSeek = (plan: OrderPlan): boolean =>
  plan.keys.every((key) => key.direction === plan.keys[0]?.direction)

/** Where a page may begin: `offset` rows stand before it; its first row is the key's, or the one after it. */
export interface Place {
  offset: number
  key: Key
  included: boolean
}

/** Condition of the rows from a place on. Rows whose sort values are empty stand last in an ascending order and are not met. */
export function fromSql(plan: OrderPlan, { key, included }: Place, params: Params): string {
  const sign = plan.keys[0]?.direction === 'desc' ? '<' : '>'
  const values = plan.keys.map((one, index) => params.add(key[index], one.type))
  return `(${plan.keys.map((one) => one.sql).join(', ')}) ${sign}${included ? '=' : ''} (${values.join(', ')})`
}

const mostPlaces = 500

/** Places known in a long list. */
export class Places {
  private readonly known = new Map<number, Place>()

  /** The last known place at or before an offset, the start of the list aside. */
  before(offset: number): Place | undefined {
    let best: Place | undefined
    for (const place of this.known.values())
      if (place.offset > 0 && place.offset <= offset && place.offset > (best?.offset ?? 0)) best = place
    return best
  }

  /** Learns where a page that was read begins and where the next one does. */
  learn(plan: OrderPlan, rows: readonly Readonly<Record<string, unknown>>[], offset: number): void {
    const [first, last] = [rows[0], rows.at(-1)]
    const [firstKey, lastKey] = [first && keyOf(plan, first), last && keyOf(plan, last)]
    if (firstKey) this.add({ offset, key: firstKey, included: true })
    if (lastKey) this.add({ offset: offset + rows.length, key: lastKey, included: false })
  }

  private add(place: Place): void {
    this.known.delete(place.offset)
    this.known.set(place.offset, place)
    for (const oldest of this.known.keys()) {
      if (this.known.size <= mostPlaces) break
      this.known.delete(oldest)
    }
  }
}
