/** Answers remembered while the tables that they were read from have not changed. Holds at most `size` of them. */
export class Memory {
  private readonly entries = new Map<string, { stamp: string; value: unknown }>()
  private readonly versions = new Map<string, number>()
  private readonly heeding = new Map<string, Set<() => void>>()
  private listening = false

  constructor(private readonly size = 5000) {}

  /** Whether changes of other processes are heard. */
  get isListening(): boolean {
    return this.listening
  }

  /** Changes are heard of from now on, or no longer: then nothing is remembered. */
  setListening(listening: boolean): void {
    this.listening = listening
    if (!listening) this.entries.clear()
  }

  /** A table has changed. */
  changed(table: string): void {
    this.versions.set(table, (this.versions.get(table) ?? 0) + 1)
    for (const run of this.heeding.get(table) ?? []) run()
  }

  /** Runs something at each change of a table that this process makes, or hears of. Answers how to end it. */
  heed(table: string, run: () => void): () => void {
    const heeding = this.heeding.get(table) ?? new Set()
    this.heeding.set(table, heeding.add(run))
    return () => void heeding.delete(run)
  }

  /** The state of some tables; take it before the transaction that reads them begins. Undefined when changes are not heard of. */
  stamp(tables: readonly string[]): string | undefined {
    return this.listening ? tables.map((table) => this.versions.get(table) ?? 0).join('.') : undefined
  }

  /** What was remembered at this very stamp. */
  get<T>(key: string, stamp: string | undefined): T | undefined {
    const entry = this.entries.get(key)
    if (!entry || stamp === undefined || entry.stamp !== stamp) return undefined
    this.entries.delete(key)
    this.entries.set(key, entry)
    return entry.value as T
  }

  /** Remembers an answer that was read after the stamp was taken. */
  set(key: string, stamp: string | undefined, value: unknown): void {
    if (stamp === undefined || !this.listening) return
    this.entries.delete(key)
    this.entries.set(key, { stamp, value })
    for (const oldest of this.entries.keys()) {
      if (this.entries.size <= this.size) break
      this.entries.delete(oldest)
    }
  }
}
