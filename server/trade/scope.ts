import type { Actor, Lists } from '../database/actor'

/** Whose rows something holds: the side that its person stood on, and the lists that were theirs when it was written. */
export interface Scope {
  side: number
  lists: Lists
}

/** The scope of what somebody writes now. */
export const scopeOf = ({ profileTypeId, lists }: Actor): Scope => ({ side: profileTypeId, lists })

/** Whether a list still covers a former one. An empty list may stand for everything: it only covers an empty one. */
export const covers = (now: readonly number[], then: readonly number[]): boolean =>
  then.length ? then.every((id) => now.includes(id)) : now.length === 0

/** Whether somebody still has every list that something was written under. */
export const isWithin = ({ profileTypeId, lists }: Actor, { side, lists: then }: Scope): boolean =>
  profileTypeId === side &&
  [...new Set([...Object.keys(lists), ...Object.keys(then)])].every((name) =>
    covers(lists[name] ?? [], then[name] ?? []),
  )
