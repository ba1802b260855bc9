import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

/** « Slow 4G » of the browser's own tools: round trip in milliseconds, bytes per second down and up. */
const slow4G = { trip: 562.5, down: 1_440_000 / 8, up: 675_000 / 8 }

/** One direction of a line: bytes leave at its pace, and arrive half a round trip later. */
function line(pace: number) {
  let free = 0
  // Timers of different lengths may be swapped: what arrives is the next that left.
  const sent: (() => void)[] = []
  return (bytes: Buffer, arrive: () => void) => {
    const now = performance.now()
    free = Math.max(now, free) + (bytes.length / pace) * 1000
    sent.push(arrive)
    setTimeout(() => sent.shift()?.(), free - now + slow4G.trip / 2)
  }
}

/** Puts a telephone's line before a server: everything that goes through shares it, workers of the page too. */
export async function slowLink(url: string): Promise<{ url: string; close: () => void }> {
  const { hostname, port } = new URL(url)
  const open = new Set<Socket>()
  const [down, up] = [line(slow4G.down), line(slow4G.up)]
  const pass = (from: Socket, to: Socket, send: typeof down) => {
    from.on('data', (bytes) => send(bytes, () => to.writable && to.write(bytes)))
    from.on('close', () => send(Buffer.alloc(0), () => to.end()))
    from.on('error', () => to.destroy())
  }
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    open.add(near)
    near.on('close', () => open.delete(near))
    pass(near, far, up)
    pass(far, near, down)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}
