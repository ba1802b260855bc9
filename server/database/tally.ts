/** Milliseconds after which counts are written down: those of one moment make one statement. */
const gathering = 1000

/** Writes counts down, by their keys, in a transaction of its own. */
export type KeepCounts = (counts: ReadonlyMap<string, number>) => Promise<void>

/**
 * Counts by key, kept in memory for a moment and then written down apart from the transactions in which things happened: no
 * request waits for a counter's row, a rollback takes no count back, and a count that cannot be written is lost.
 */
export class Tally {
  private counts = new Map<string, number>()
  private timer: NodeJS.Timeout | undefined
  private keep: KeepCounts | undefined

  /** Says how counts are written down; until then they are only gathered. */
  keptBy(keep: KeepCounts): void {
    this.keep = keep
  }

  add(key: string): void {
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1)
    this.timer ??= setTimeout(() => void this.flush(), gathering).unref()
  }

  /** Writes down what was counted so far. */
  async flush(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    const { counts, keep } = this
    if (!counts.size || !keep) return
    this.counts = new Map()
    await keep(counts)
  }
}
