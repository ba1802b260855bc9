import { connect } from 'node:tls'

/** Milliseconds for connecting. */
const patience = 5000

/** When the certificate of an `https:` address ends, whoever signed it; undefined where nobody answers. */
export function certificateEnd(address: string): Promise<Date | undefined> {
  const { hostname, port, protocol } = new URL(address)
  if (protocol !== 'https:') return Promise.resolve(undefined)
  return new Promise((resolve) => {
    // A certificate that is over already or unknown is read too: nothing is sent.
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      rejectUnauthorized: false,
    })
    const done = (end?: Date) => {
      socket.destroy()
      resolve(end)
    }
    socket.setTimeout(patience, () => done())
    socket.on('error', () => done())
    socket.on('secureConnect', () => {
      const { valid_to } = socket.getPeerCertificate()
      done(valid_to ? new Date(valid_to) : undefined)
    })
  })
}
