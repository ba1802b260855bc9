import type { FastifyInstance } from 'fastify'
import type { Registry } from '../resources/registry'
import type { Language } from '../resources/schema/marks'
import type { Call } from './api/call'
import type { Context } from './api/context'
import type { TakeTurn } from './api/turns'
import type { Config } from './config'
import type { Actor } from './database/actor'
import type { Policies } from './database/policies'
import type { Tx } from './database/tx'
import type { Virtuals } from './database/virtual'
import type { Job } from './jobs/define-job'
import type { Works } from './jobs/define-work'
import type { MailTrade } from './mail/send-mail'
import type { Pages } from './pages'
import type { FileStore } from './storage/file-store'

/** What a database is filled with, and where its files go. */
export interface Filling {
  config: Pick<Config, 'seed' | 'dataDir' | 'secretKey'>
  files: FileStore
  say: (text: string) => void
}

/** What a page shows of its screen before its code has come; the page's script draws it (`server/page-frame.ts`). */
export interface FirstScreen {
  /** The id of whom it is for. */
  user: number
  /** The address that shows it: the page's own, or one that people go on to. */
  path: string
  title: string
  /** Of each row what is read: its name, then what is said of it. */
  lines: readonly (readonly string[])[]
}

/** Pages that come with what their screens show first, for who is signed in. */
export interface FirstScreens {
  /** All stand under this address; the device tells who asks there alone. */
  under: string
  /** By address. Undefined where there is nothing to show. */
  screens: Readonly<Record<string, (context: Context, actor: Actor) => Promise<FirstScreen | undefined>>>
}

/** What exists, and who may do what with it. */
export type Declared = Pick<Application, 'resources' | 'policies'>

/** What an application is made of on the server; the engine gives the rest. */
export interface Application extends Pick<Context, 'writers' | 'owners' | 'struck' | 'headLines'> {
  /** What follows where people lost rights or their account: what waited for them goes to others. */
  rightsLost?: (context: Context, tx: Tx, userIds: readonly number[]) => Promise<void>
  /** Writes down what was counted beside the transactions. */
  tallied?: (context: Context, counts: ReadonlyMap<string, number>) => Promise<void>
  /** What it is called, unless `PRODUCT_NAME` says. */
  name?: string
  /** Everything that exists (`createRegistry`). */
  resources: Registry
  /** Who may do what (`definePolicies`). */
  policies: Policies
  /** The chapters that settings tables stand in, where any other is a mistake. */
  groups?: readonly string[]
  /** What goes beyond create-read-update-delete, `baseCalls` unless told; a call stands before the generic one of the same address. */
  calls?: readonly Call[]
  /** What runs on the clock, `baseJobs` unless told. */
  jobs?: readonly Job[]
  /** What is done row by row, in queues, besides mails. */
  works?: Works
  /** The readers of every declared virtual field. */
  virtuals?: Virtuals
  /** Who hears of what became of mails, and who draws what they carry. */
  mails?: MailTrade
  /** Whether the tables follow the migration files; otherwise the declarations, at each start. */
  isMigrated?: boolean
  /** Fills the database where it is empty, as its owner, one process at a time. */
  fill?: (tx: Tx, filling: Filling & Declared) => Promise<void>
  /** Whether accounts of its demonstration, whose passwords are public, may sign in. */
  holdsDemonstration?: (tx: Tx) => Promise<boolean>
  /** Routes beside its calls, where a protocol of others says their shape. */
  doors?: readonly ((app: FastifyInstance, context: Context, takeTurn: TakeTurn) => void)[]
  /** What it says besides French, by language. */
  languages?: Readonly<Record<string, Language>>
  pages: Pages
  firstScreens?: FirstScreens
  /** Pages without a script that the server writes, by their address: anybody reads them. */
  writtenPages?: Readonly<Record<string, (context: Context) => Promise<string>>>
  /** What the person who started it reads; its address unless told. */
  welcome?: (config: Config) => string
}
