import { AsyncLocalStorage } from 'node:async_hooks'

let inside: AsyncLocalStorage<true> | undefined

/** From now on the process knows what runs inside a transaction. It costs time at every promise: for the tests. */
export const watchTransactions = (): void => {
  inside ??= new AsyncLocalStorage()
}

/** Runs the work of a transaction. */
export const withinTransaction = <T>(run: () => T): T => (inside ? inside.run(true, run) : run())

/**
 * Stands at the door of what is slow – mails, files, documents, jobs: none of it happens while a transaction holds its rows and
 * its connection. A breach is an error where transactions are watched.
 */
export function outside(what: string): void {
  if (inside?.getStore()) throw new Error(`${what} inside a transaction`)
}
