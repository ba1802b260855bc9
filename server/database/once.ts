import type { Tx } from './tx'

const kept = new WeakMap<Tx, Map<string, Promise<unknown>>>()

/**
 * Reads a fact once in a transaction, whoever asks for it. For facts that no transaction which reads them also writes; what is
 * read past the row rights is kept apart from what an actor sees, as each has a `tx` of its own.
 */
export function once<T>(tx: Tx, key: string, read: () => Promise<T>): Promise<T> {
  const facts = kept.get(tx) ?? new Map<string, Promise<unknown>>()
  kept.set(tx, facts)
  const known = facts.get(key) as Promise<T> | undefined
  if (known) return known
  const reading = read()
  facts.set(key, reading)
  return reading
}
