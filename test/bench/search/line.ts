import { connect, type Socket } from 'node:net'

/** A kept connection to a server, for one request at a time: what the client costs is not what is measured. */
export interface Line {
  /** Sends a request and reads the whole answer; anything but 200 fails. */
  send: (method: string, path: string, body: unknown, token?: string) => Promise<string>
  close: () => void
}

interface Waiting {
  done: (text: string) => void
  fail: (error: Error) => void
}

const blank = Buffer.from('\r\n\r\n')

/** Gathers one answer; undefined until it is whole. */
function gatherer(): (part: Buffer) => { status: number; text: string } | undefined {
  let parts: Buffer[] = []
  let size = 0
  let whole = Number.POSITIVE_INFINITY
  let [status, start] = [0, 0]
  return (part) => {
    parts.push(part)
    size += part.length
    if (whole === Number.POSITIVE_INFINITY) {
      const head = Buffer.concat(parts)
      const end = head.indexOf(blank)
      if (end < 0) return undefined
      const text = head.toString('latin1', 0, end)
      status = Number(text.slice(9, 12))
      start = end + blank.length
      whole = start + Number(/content-length: (\d+)/i.exec(text)?.[1])
      parts = [head]
    }
    if (size < whole) return undefined
    const text = Buffer.concat(parts).toString('utf8', start)
    parts = []
    size = 0
    whole = Number.POSITIVE_INFINITY
    return { status, text }
  }
}

/** Opens a connection that is kept; one that the server has closed in the meantime, as nothing was asked, is opened anew. */
export async function openLine(port: number): Promise<Line> {
  let waiting: Waiting | undefined
  const failed = (error: Error) => waiting?.fail(error)
  const open = () =>
    new Promise<Socket>((done, fail) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true })
      const gather = gatherer()
      socket.once('error', fail)
      socket.once('connect', () => done(socket))
      socket.on('error', failed)
      socket.on('close', () => failed(new Error('The server closed the connection')))
      socket.on('data', (part) => {
        const answer = gather(part)
        if (answer?.status === 200) waiting?.done(answer.text)
        else if (answer) failed(new Error(`${answer.status}: ${answer.text.slice(0, 500)}`))
      })
    })
  let socket = await open()
  const send: Line['send'] = async (method, path, body, token) => {
    waiting = undefined
    if (!socket.writable) socket = await open()
    return new Promise((done, fail) => {
      waiting = { done, fail }
      const text = JSON.stringify(body)
      const head = [
        `${method} ${path} HTTP/1.1`,
        'host: 127.0.0.1',
        'content-type: application/json',
        `content-length: ${Buffer.byteLength(text)}`,
        ...(token ? [`authorization: ${token}`] : []),
      ]
      socket.write(`${head.join('\r\n')}\r\n\r\n${text}`)
    })
  }
  return { send, close: () => socket.destroy() }
}
