/** Milliseconds for which changes are kept for streams that open, and ids that are kept at most. */
const keptFor = 30_000
const mostKept = 50_000

/** Changed ids by table. */
export type Changes = ReadonlyMap<string, ReadonlySet<number>>

interface Change {
  at: number
  table: string
  ids: readonly number[]
}

/** The changes of the last half a minute, for who was away for less: by the clock of this process. */
export class RecentChanges {
  private changes: Change[] = []
  private kept = 0
  /** Since when every change is known. */
  private since = Number.POSITIVE_INFINITY

  /** From now on changes are heard. */
  begin(): void {
    this.changes = []
    this.kept = 0
    this.since = performance.now()
  }

  /** Changes are no longer heard. */
  end(): void {
    this.since = Number.POSITIVE_INFINITY
  }

  add(table: string, ids: readonly number[]): void {
    const now = performance.now()
    this.changes.push({ at: now, table, ids })
    this.kept += ids.length
    let gone = 0
    for (const { at, ids: old } of this.changes) {
      if (at > now - keptFor && this.kept <= mostKept) break
      this.kept -= old.length
      this.since = at
      gone++
    }
    this.changes.splice(0, gone)
  }

  /** Ids by table that changed in the last so many milliseconds; undefined where not all of it is known. */
  ofLast(milliseconds: number): Changes | undefined {
    const from = performance.now() - milliseconds
    if (from < this.since) return undefined
    const found = new Map<string, Set<number>>()
    for (const { at, table, ids } of this.changes)
      if (at >= from) {
        const known = found.get(table) ?? new Set()
        for (const id of ids) known.add(id)
        found.set(table, known)
      }
    return found
  }
}
