import type { ServerResponse } from 'node:http'
import type { LiveEvent } from '../../../resources/schema/live'
import type { Actor } from '../../database/actor'

/** Milliseconds between two comments on a stream, by which a proxy and the browser know that it stands. */
const beatEvery = 15_000
/** Bytes that may wait for a reader: one that does not read is left. */
const mostWaiting = 1_048_576

interface OpenedStream {
  /** Known to its browser alone, which names it when it says where it stands. */
  id: string
  token: string
  actor: Actor
  raw: ServerResponse
}

/** One open answer of server-sent events (WHATWG HTML §9.2). */
export class LiveStream {
  readonly id: string
  readonly token: string
  actor: Actor
  private readonly raw: ServerResponse
  private readonly beat: NodeJS.Timeout

  constructor({ id, token, actor, raw }: OpenedStream) {
    this.id = id
    this.token = token
    this.actor = actor
    this.raw = raw
    this.beat = setInterval(() => this.write(': \n\n'), beatEvery).unref()
    raw.once('close', () => clearInterval(this.beat))
  }

  send(event: LiveEvent, data: unknown): void {
    this.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  /** Says why, and ends the answer. */
  end(reason: string): void {
    this.send('end', { reason })
    this.raw.end()
  }

  private write(text: string): void {
    if (this.raw.writableEnded || this.raw.destroyed) return
    if (this.raw.writableLength > mostWaiting) this.raw.destroy()
    else this.raw.write(text)
  }
}
