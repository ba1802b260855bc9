import { connect, createServer, type Socket } from 'node:net'

/**
 * A TCP relay before a server. Frozen, it carries nothing more and closes nothing, as a machine that vanished: what was open
 * stays silent for ever, what is opened meanwhile is answered by nobody.
 */
export interface Relay {
  port: number
  /** Of what was open, and of what comes, those whose first bytes hold the word; all of them without one. */
  freeze: (word?: string) => void
  /** New connections are carried again. */
  thaw: () => void
  close: () => Promise<void>
}

/** Where it leads: a port on this machine, or a socket's file. */
export type RelayTarget = { port: number } | { path: string }

interface Carried {
  near: Socket
  far: Socket
  first: string
}

const silence = ({ near, far }: Carried) => {
  for (const [from, to] of [
    [near, far],
    [far, near],
  ] as const) {
    from.unpipe(to)
    from.on('data', () => undefined)
  }
}

export async function openRelay(target: RelayTarget): Promise<Relay> {
  const all = new Set<Carried>()
  const silent = new Set<Socket>()
  let frozen: string | undefined
  const isFrozen = (first: string) => frozen !== undefined && first.includes(frozen)
  const carry = (near: Socket, start: Buffer) => {
    const first = start.toString('latin1')
    if (isFrozen(first)) return void silent.add(near.on('data', () => undefined))
    const far = connect(target)
    const one = { near, far, first }
    all.add(one)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('error', () => to.destroy())
      from.on('close', () => {
        all.delete(one)
        if (!silent.has(from)) to.destroy()
      })
    }
    far.write(start)
    near.pipe(far)
    far.pipe(near)
  }
  const server = createServer((near) => {
    near.on('error', () => undefined)
    near.once('data', (start) => {
      near.pause()
      carry(near, start)
      near.resume()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    freeze: (word = '') => {
      frozen = word
      for (const one of all) if (isFrozen(one.first)) silence(one)
    },
    thaw: () => {
      frozen = undefined
    },
    close: () => {
      for (const { near, far } of all) for (const socket of [near, far]) socket.destroy()
      for (const socket of silent) socket.destroy()
      return new Promise((done) => server.close(() => done()))
    },
  }
}

/** An address of PostgreSQL by way of a relay, and where the relay is to lead. */
export function targetOf(url: string): RelayTarget {
  const { hostname, port, searchParams } = new URL(url)
  const folder = searchParams.get('host')
  if (folder?.startsWith('/')) return { path: `${folder}/.s.PGSQL.${port || 5432}` }
  return { port: Number(port || 5432), ...(hostname ? { host: hostname } : {}) }
}

export function throughRelay(url: string, relay: Relay): string {
  const address = new URL(url)
  address.searchParams.delete('host')
  address.host = `127.0.0.1:${relay.port}`
  return address.href
}
