/** What a process hears of committed changes, and of people, from every process. */
export interface FeedListener {
  /** Rows of a table were written or removed. */
  rows?: (table: string, ids: readonly number[]) => void
  /** A message of `Database.announce`. */
  announced?: (message: string) => void
  /** Changes are heard from now on, or no longer: what happened in between is unknown. */
  hearing?: (isListening: boolean) => void
}

/** Gives what `LISTEN` brings to whoever asked for it. */
export class ChangeFeed {
  private readonly listeners = new Set<FeedListener>()
  private listening = false

  /** Whether changes are heard. */
  get isListening(): boolean {
    return this.listening
  }

  /** Adds a listener; answers how to remove it. */
  heed(listener: FeedListener): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  setListening(listening: boolean): void {
    if (this.listening === listening) return
    this.listening = listening
    for (const { hearing } of this.listeners) hearing?.(listening)
  }

  /** A notification `<table> <id>,<id>…` of the trigger `tell_rows`. */
  rows(payload: string): void {
    const [table = '', ids = ''] = payload.split(' ')
    const numbers = ids.split(',').map(Number)
    for (const { rows } of this.listeners) rows?.(table, numbers)
  }

  announced(message: string): void {
    for (const { announced } of this.listeners) announced?.(message)
  }
}
