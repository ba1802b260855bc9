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

/** Whether "after this key" can be said in one comparison: all keys go the same way. */
export const canSeek = (plan: OrderPlan): boolean =>
  plan.keys.every((key) => key.direction === plan.keys[0]?.direction)

/** Condition of the rows after a key. Rows whose sort values are empty stand last in an ascending order and are not met. */
export function afterSql(plan: OrderPlan, key: Key, params: Params): string {
  const sign = plan.keys[0]?.direction === 'desc' ? '<' : '>'
  const values = plan.keys.map((one, index) => params.add(key[index], one.type))
  return `(${plan.keys.map((one) => one.sql).join(', ')}) ${sign} (${values.join(', ')})`
}

/** Places known in a long list: how many rows stand before a key. */
export class Anchors {
  private readonly places = new Map<number, Key>()

  /** The last known place at or before an offset. */
  before(offset: number): { offset: number; key: Key } | undefined {
    let best: { offset: number; key: Key } | undefined
    for (const [place, key] of this.places)
      if (place <= offset && place > (best?.offset ?? 0)) best = { offset: place, key }
    return best
  }

  /** `offset` rows stand up to this key, itself included. */
  add(offset: number, key: Key): void {
    if (this.places.size >= 500) this.places.delete(this.places.keys().next().value ?? 0)
    this.places.set(offset, key)
  }
}
