import { type ChangedIds, mostIdsTold } from '../../../resources/schema/live'
import type { AnyResource } from '../../../resources/schema/resource'
import type { Actor } from '../../database/actor'
import type { Database } from '../../database/connect'
import { tableOf } from '../../database/naming'
import type { Context } from '../context'
import { announcedEvery, type Place, Presence } from './presence'
import { readableRows } from './readable-rows'
import { type Changes, RecentChanges } from './recent-changes'
import type { LiveStream } from './stream'

/** Milliseconds in which changes are gathered into one event. */
const gatheredFor = 20
/** Milliseconds between two looks at the sessions behind the streams. */
const checkedEvery = 3_000

/** Streams of one person, and of all: past the first its oldest one ends, past the second a further one is refused. */
export const streamLimits = { each: 12, all: 2_000 } as const

/** The actors behind access tokens whose sessions go on, by token. */
export type ActorsOfTokens = (context: Context, tokens: readonly string[]) => Promise<Map<string, Actor>>

/** Tells the open streams of this process what changed, each of what its person may read. */
export class LiveHub {
  private readonly streams = new Set<LiveStream>()
  private readonly resources = new Map<string, AnyResource[]>()
  private readonly recent = new RecentChanges()
  private pending = new Map<string, Set<number>>()
  private timer: NodeJS.Timeout | undefined
  private flushing = false
  private readonly checking: NodeJS.Timeout
  private readonly deafen: () => void
  private readonly announcing: NodeJS.Timeout
  readonly presence: Presence
  isStopped = false

  constructor(
    private readonly context: Context,
    private readonly actorsOf: ActorsOfTokens,
  ) {
    const { db } = context
    for (const resource of db.registry.all)
      this.resources.set(tableOf(resource), [...(this.resources.get(tableOf(resource)) ?? []), resource])
    this.deafen = db.feed.heed({
      rows: (table, ids) => this.changed(table, ids),
      hearing: (isListening) => {
        if (isListening) this.recent.begin()
        else this.recent.end()
        this.tellAll(isListening ? 'gap' : 'deaf')
      },
    })
    if (db.feed.isListening) this.recent.begin()
    this.presence = new Presence(db, (user, places) => this.moved(user, places))
    this.announcing = setInterval(() => this.announce([...this.streams]), announcedEvery).unref()
    this.checking = setInterval(() => void this.check(), checkedEvery).unref()
  }

  get size(): number {
    return this.streams.size
  }

  get isFull(): boolean {
    return this.isStopped || this.streams.size >= streamLimits.all
  }

  /** Adds a stream, and tells it what it missed in so many milliseconds; the oldest one of somebody who has too many ends. */
  add(stream: LiveStream, missed: number): void {
    const { userId } = stream.actor
    const own = [...this.streams].filter(({ actor }) => actor.userId === userId)
    if (own.length >= streamLimits.each) this.end(own[0], 'many')
    this.streams.add(stream)
    stream.send('open', { stream: stream.id })
    const known = this.recent.ofLast(missed)
    if (!this.context.db.feed.isListening) stream.send('deaf', {})
    else if (!known) stream.send('gap', {})
    else void this.tellSafely(known, [stream])
  }

  remove(stream: LiveStream): void {
    this.streams.delete(stream)
    this.announce([stream])
  }

  /** Ends every stream, and refuses further ones: the process goes. */
  stop(): void {
    this.isStopped = true
    clearInterval(this.checking)
    clearInterval(this.announcing)
    clearTimeout(this.timer)
    this.deafen()
    for (const stream of this.streams) this.end(stream, 'stop')
  }

  /** Ends the streams whose session is over, or whose person may act no more; the others take the rights of now. */
  async check(): Promise<void> {
    const streams = [...this.streams]
    if (!streams.length) return
    try {
      const actors = await this.actorsOf(this.context, [...new Set(streams.map(({ token }) => token))])
      for (const stream of streams) {
        const actor = actors.get(stream.token)
        if (actor) stream.actor = actor
        else this.end(stream, 'session')
      }
    } catch (error) {
      this.context.log.warn({ err: error }, 'live sessions not checked')
    }
  }

  private end(stream: LiveStream | undefined, reason: string): void {
    if (!stream) return
    this.streams.delete(stream)
    stream.end(reason)
  }

  /** Says again where the people of some streams are, and of those that have ended that they are nowhere. */
  private announce(streams: readonly LiveStream[]): void {
    const { log } = this.context
    for (const stream of streams) {
      const places = this.presence.placesOf(stream.id)
      if (!places.length) continue
      const now = this.streams.has(stream) ? places : []
      this.presence
        .announce(stream.id, stream.actor.userId, now)
        .catch((error) => log.warn({ err: error }, 'presence not announced'))
    }
  }

  /** Tells whoever has one of these records open that others have come or gone; who, the reader asks. */
  private moved(user: number, places: readonly Place[]): void {
    for (const stream of this.streams) {
      if (stream.actor.userId === user) continue
      const own = this.presence.placesOf(stream.id)
      const met = places.filter(({ resource, id }) =>
        own.some((place) => place.resource === resource && place.id === id),
      )
      if (met.length)
        stream.send(
          'here',
          met.map(({ resource, id }) => ({ resource, id })),
        )
    }
  }

  private tellAll(event: 'gap' | 'deaf'): void {
    for (const stream of this.streams) stream.send(event, {})
  }

  private changed(table: string, ids: readonly number[]): void {
    if (!this.resources.has(table)) return
    this.recent.add(table, ids)
    if (!this.streams.size) return
    const known = this.pending.get(table) ?? new Set()
    for (const id of ids) known.add(id)
    this.pending.set(table, known)
    if (!this.flushing) this.timer ??= setTimeout(() => void this.flush(), gatheredFor)
  }

  private async flush(): Promise<void> {
    this.timer = undefined
    this.flushing = true
    const taken = this.pending
    this.pending = new Map()
    await this.tellSafely(taken, [...this.streams])
    this.flushing = false
    if (this.pending.size && !this.isStopped) this.timer = setTimeout(() => void this.flush(), gatheredFor)
  }

  private async tellSafely(taken: Changes, streams: readonly LiveStream[]): Promise<void> {
    try {
      if (taken.size) await this.tell(taken, streams)
    } catch (error) {
      this.context.log.warn({ err: error }, 'live changes not told')
      for (const stream of streams) stream.send('gap', {})
    }
  }

  private async tell(taken: Changes, streams: readonly LiveStream[]): Promise<void> {
    const { db, now } = this.context
    // `check` may give a stream another actor while the rows are asked for.
    const followed = streams.map((stream) => [stream, stream.actor] as const)
    const actors = [...new Set(followed.map(([, actor]) => actor))]
    const told = new Map<Actor, Record<string, readonly number[] | null>>()
    await db.system('live', async (tx) => {
      for (const [table, ids] of taken)
        for (const resource of this.resources.get(table) ?? []) {
          const asked = { ...scopeOf(db), now: now(), resource, ids: [...ids], actors }
          for (const [actor, seen] of await readableRows(tx, asked))
            told.set(actor, { ...told.get(actor), [resource.name]: seen.length > mostIdsTold ? null : seen })
        }
    })
    for (const [stream, actor] of followed) {
      const changes: ChangedIds | undefined = told.get(actor)
      if (changes) stream.send('change', changes)
    }
  }
}

const scopeOf = ({ registry, policies }: Database) => ({ registry, policies })
