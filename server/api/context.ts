import type { FastifyBaseLogger } from 'fastify'
import type { Struck } from '../../resources/schema/struck'
import type { ReadRow } from '../../resources/schema/unknown-row'
import type { Config } from '../config'
import type { Database, Tx } from '../database/connect'
import type { FileStore } from '../storage/file-store'
import type { Presence } from './live/presence'
import type { RowsOfOwner } from './owned-rows'
import type { Work } from './work'
import type { Writers } from './writers'

/** Who asks what rows strike, and the change that would strike it; without one they serve nobody any more. */
export interface StruckAsking {
  work: Work
  change?: ReadRow | undefined
}

/** By resource: what some of its rows strike, counted in a transaction that sees what is the asker's to know. */
export type StruckBy = Readonly<
  Record<string, ((tx: Tx, ids: readonly number[], asking: StruckAsking) => Promise<Struck[]>) | undefined>
>

/** What the application is given from outside: nothing of it is reached in another way. */
export interface Context {
  db: Database
  /** The domains' own ways to write rows; those that are not named are written as declared. */
  writers?: Writers
  /** What lists hold whose path names an owner, by the path's parameter. */
  owners?: Readonly<Record<string, RowsOfOwner>>
  /** What rows taken out of service strike, by their resource: « 3 paniers ». */
  struck?: StruckBy
  /** What follows at once where people lost rights or their account, in the same transaction. */
  rightsLost?: (tx: Tx, userIds: readonly number[]) => Promise<void>
  /** What stands above a list that leaves as a paper, under its title: whose rows it holds, what narrows them, when and by whom it was made. */
  headLines?: (work: Work, list: { title: string; narrowed: readonly string[] }) => Promise<string[]>
  /** Who has which record open. */
  presence?: Presence
  config: Config
  /** The address under which pages come with what their screens show first (`server/first-screens.ts`); none does unless told. */
  pagesAhead?: string
  /** Where uploaded files are kept. */
  files: FileStore
  /** The moment, so that tests can hold the clock. */
  now: () => Date
  /** `bytes` random bytes. */
  random: (bytes: number) => Buffer
  log: FastifyBaseLogger
  /** Whether queues carry what is sent to them; otherwise – tests, commands – whoever sends work does it. */
  isQueued?: true
}
