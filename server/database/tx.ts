import type { Actor } from './actor'
import type { SystemReason } from './system-reasons'
import type { Tally } from './tally'

export type Values = readonly unknown[]
export type Record_ = Record<string, unknown>

/** How a statement is run. */
export interface How {
  /**
   * Planned for these very values, as a search asks whose term may be rare or common. Otherwise a statement is prepared under
   * a name and soon planned once and for all.
   */
  fresh?: boolean
  /** Rows as lists of values. */
  arrays?: boolean
  /** Nothing is read after it: the end of a reading transaction is sent with it. */
  last?: boolean
}

/** The text of a statement that knows what its rows are, as `select` writes it. */
export type Sql<T> = string & { readonly '~row': T }

/** One transaction. */
export interface Tx {
  /** Counts what happens, whatever becomes of the transaction; absent in a stand-in. */
  tally?: Tally
  query: <T extends object = Record_>(text: string | Sql<T>, values?: Values, how?: How) => Promise<T[]>
}

/** A transaction in somebody's name. */
export interface ActorTx extends Tx {
  actor: Actor
  /** The database role that it runs under. */
  role: string
  /**
   * Looks past the row rights inside this very transaction, for what others must be told of (mails, notifications, links):
   * the door of `Database.system`, listed by the same reasons.
   */
  beyond: <T>(reason: SystemReason, run: (tx: Tx) => Promise<T>) => Promise<T>
}

/** The rows of a statement as lists of values, in the order of its columns. */
export const listsOf = async (
  tx: Tx,
  text: string,
  { values, how = {} }: { values: Values; how?: How },
): Promise<readonly (readonly unknown[])[]> =>
  (await tx.query(text, values, { ...how, arrays: true })) as unknown as unknown[][]
