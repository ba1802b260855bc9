import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** The end of a server's connections, without a request that fails. */
export interface Drain {
  /** From now on every answer says that its connection closes: whoever asks comes back by a new one, elsewhere. */
  begin: () => void
  /** Closes what is idle, again and again, and everything after `patience` milliseconds. Call it while the server closes. */
  finish: (patience: number) => () => void
}

const sweepEvery = 50

/** Follows the connections of a server, so that they can be closed in order. */
export function drainOf(server: Server): Drain {
  /** Connections that never asked anything: Node counts them as busy. */
  const silent = new Set<Socket>()
  let isDraining = false
  server.on('connection', (socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  server.prependListener('request', (request, response) => {
    silent.delete(request.socket)
    if (isDraining) response.shouldKeepAlive = false
  })
  const sweep = () => {
    for (const socket of silent) socket.destroy()
    server.closeIdleConnections()
  }
  return {
    begin: () => {
      isDraining = true
    },
    finish: (patience) => {
      const sweeping = setInterval(sweep, sweepEvery)
      const deadline = setTimeout(() => server.closeAllConnections(), patience)
      return () => {
        clearInterval(sweeping)
        clearTimeout(deadline)
      }
    },
  }
}
