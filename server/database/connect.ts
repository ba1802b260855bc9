import type { Registry } from '../../resources/registry'
import type { Actor } from './actor'
import { baseVirtuals } from './base-virtuals'
import { beginSql, beginSystemSql, statementLimit } from './begin'
import { ChangeFeed } from './change-feed'
import { announceSql, impersonatedCommit, listenToChanges, tellingCommit } from './changes'
import { asLogin, loginAddress } from './login'
import { Memory } from './memory'
import type { Policies } from './policies'
import { openPool, pooledSettings } from './pool'
import { feelPulse } from './pulse'
import { roleOf, systemRole } from './roles'
import { isImpersonated } from './source'
import { everybody, noteCommit, Standby, standbyPatience } from './standby'
import type { SystemReason } from './system-reasons'
import { Tally } from './tally'
import { actorTx, type Doing, reading, writing } from './transaction'
import type { ActorTx, Tx } from './tx'
import type { Virtuals } from './virtual'

export type { SystemReason } from './system-reasons'
export type { ActorTx, Tx } from './tx'

/** How many connections are idle, at work, and waited for. */
export interface Connections {
  idle: number
  busy: number
  wanted: number
}

export interface Database {
  registry: Registry
  policies: Policies
  virtuals?: Virtuals
  /**
   * Reads under the actor's row rights; no statement takes longer than so many seconds, 60 unless told. `run` starts again when
   * a standby is lost in the midst of it.
   */
  read: <T>(actor: Actor, run: (tx: ActorTx) => Promise<T>, seconds?: number) => Promise<T>
  /** Writes under the actor's row rights, all or nothing. */
  write: <T>(actor: Actor, run: (tx: ActorTx) => Promise<T>) => Promise<T>
  /** The one door past the row rights: jobs, login. All or nothing. */
  system: <T>(reason: SystemReason, run: (tx: Tx) => Promise<T>) => Promise<T>
  /** What may be remembered while tables do not change. */
  memory: Memory
  /** Rows that any process changed, as they are committed. */
  feed: ChangeFeed
  /** Tells every process something in less than 8,000 bytes; nothing of it is kept. */
  announce: (message: string) => Promise<void>
  /** Counts what happens beside the transactions. */
  tally: Tally
  /** Connections for requests, and who waits for one. */
  connections: () => Connections
  /** Whether the database answers now; said within two seconds. */
  isUp: () => Promise<boolean>
  close: () => Promise<void>
}

export interface ConnectOptions {
  /** Its owner's address: requests use the login that follows from it, never the owner. */
  url?: string
  /** The address of the login of requests, where it is another one. */
  login?: string
  registry: Registry
  policies: Policies
  virtuals?: Virtuals
  /** Where reads may go, by the same login: a standby. */
  reads?: string
  /** Whether `login` passes a pooler that gives a connection for one transaction only. */
  isPooled?: boolean
  /** Connections for requests; 16 unless told. */
  size?: number
  /** The application's clock; the real one unless told. */
  now?: () => Date
}

/** Opens the database for the application. */
export function connect({
  url = '',
  login = loginAddress(url),
  registry,
  policies,
  virtuals,
  reads,
  isPooled = false,
  size = 16,
  now = () => new Date(),
}: ConnectOptions): Database {
  const pool = openPool(login, { size, isPooled })
  const copies = reads ? openPool(asLogin(reads, login), { size, patience: standbyPatience }) : undefined
  const standby = copies && new Standby(pool, copies)
  const pulse = feelPulse(login)
  const memory = new Memory()
  const feed = new ChangeFeed()
  const tally = new Tally()
  // What a standby answers may be older than what was heard of last: nothing is remembered beside one.
  const direct = isPooled ? url && asLogin(url, login) : login
  const deafen = standby || !direct ? async () => undefined : listenToChanges(direct, memory, feed)
  const opening = (begin: string) => (isPooled ? begin.replace(';', `; ${pooledSettings};`) : begin)
  const ending = (who: number) => (standby ? { commit: noteCommit(who) } : {})
  const ended = (who: number, actor?: Actor): Pick<Doing, 'commit'> => {
    const { commit = tellingCommit } = ending(who)
    return { commit: isImpersonated(actor) ? `${impersonatedCommit(now())}; ${commit}` : commit }
  }
  const inNameOf = (actor: Actor, mode: 'read only' | 'read write'): Doing => ({
    pool,
    memory,
    tally,
    begin: opening(beginSql(policies, actor, { mode, now: now() })),
    role: roleOf(policies, actor),
    isNaming: !isPooled,
    elsewhere: standby?.of(actor.userId),
    ...ended(actor.userId, actor),
  })
  const beyond = (): Doing => ({
    pool,
    memory,
    tally,
    begin: opening(beginSystemSql()),
    role: systemRole,
    isNaming: !isPooled,
    ...ended(everybody),
  })
  return {
    registry,
    policies,
    virtuals: { ...baseVirtuals(registry), ...virtuals },
    memory,
    feed,
    announce: (message) => writing(beyond(), async (tx) => void (await tx.query(announceSql, [message]))),
    tally,
    read: (actor, run, seconds) => {
      const doing = inNameOf(actor, 'read only')
      const begin = seconds ? `${doing.begin}; ${statementLimit(seconds)}` : doing.begin
      return reading({ ...doing, begin }, (tx) => run(actorTx(tx, actor, doing.role)))
    },
    write: (actor, run) => {
      const doing = inNameOf(actor, 'read write')
      return writing(doing, (tx) => run(actorTx(tx, actor, doing.role)))
    },
    system: (_reason, run) => writing(beyond(), run),
    connections: () => ({
      idle: pool.idleCount,
      busy: pool.totalCount - pool.idleCount,
      wanted: pool.waitingCount,
    }),
    isUp: pulse.isUp,
    close: async () => {
      await tally.flush()
      await Promise.all([deafen(), pulse.close()])
      await Promise.all([pool.end(), copies?.end()])
    },
  }
}
