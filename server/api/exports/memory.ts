import { Writable } from 'node:stream'

/** Thrown by a `keepUpTo` that is full. */
export class Full extends Error {}

/** A stream that keeps what it is given, up to `limit` bytes. */
export function keepUpTo(limit: number): { target: Writable; bytes: () => Buffer } {
  const chunks: Buffer[] = []
  let size = 0
  const target = new Writable({
    write(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > limit) return done(new Full())
      chunks.push(chunk)
      done()
    },
  })
  return { target, bytes: () => Buffer.concat(chunks) }
}
