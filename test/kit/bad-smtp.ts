import { createServer, type Socket } from 'node:net'

/** How a mail server fails: at the connection, at a step, or by being slow at each. */
export type Illness = 'silent' | 'rcpt' | 'data' | 'drop' | 'slow' | 'busy'

/** A mail server that is ill for some domains, or for everybody at the connection. */
export interface BadMailbox {
  url: string
  /** How it fails from now on; those of `sick.example` only where the connection is not what fails. */
  illness: Illness | undefined
  /** Every message that was handed over whole, by its Message-ID. */
  received: { id: string; to: string }[]
  /** Connections that are open now. */
  open: () => number
  close: () => Promise<void>
}

interface Session {
  to: string
  text: string | undefined
}

/** Milliseconds that a slow server takes for each step. */
export const slowness = Number(process.env.SLOW_STEP ?? 150)

/** Speaks just enough SMTP, and fails as it is told. */
export async function openBadMailbox(): Promise<BadMailbox> {
  const sockets = new Set<Socket>()
  const box: BadMailbox = {
    url: '',
    illness: undefined,
    received: [],
    open: () => sockets.size,
    close: () =>
      new Promise((done) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => done())
      }),
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    const session: Session = { to: '', text: undefined }
    const isSick = () => session.to.endsWith('@sick.example')
    const say = (line: string) => {
      const send = () => void socket.write(`${line}\r\n`)
      if (box.illness === 'slow') setTimeout(send, slowness)
      else send()
    }
    if (box.illness !== 'silent') say('220 mail.example')
    let rest = ''
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      rest += chunk
      for (let at = rest.indexOf('\r\n'); at >= 0; at = rest.indexOf('\r\n')) {
        const line = rest.slice(0, at)
        rest = rest.slice(at + 2)
        if (session.text !== undefined) takeText(line)
        else take(line)
      }
    })
    const take = (line: string) => {
      if (/^(EHLO|HELO)/i.test(line)) return say('250 mail.example')
      if (/^MAIL/i.test(line)) return say('250 ok')
      if (/^RCPT/i.test(line)) {
        session.to = /<([^>]*)>/.exec(line)?.[1] ?? ''
        if (isSick() && box.illness === 'rcpt') return
        if (isSick() && box.illness === 'drop') return void socket.destroy()
        if (isSick() && box.illness === 'busy') return say('451 try later')
        return say('250 ok')
      }
      if (/^DATA/i.test(line)) {
        session.text = ''
        return say('354 go on')
      }
      if (/^QUIT/i.test(line)) return void socket.end('221 bye\r\n')
      say('250 ok')
    }
    const takeText = (line: string) => {
      if (line !== '.') {
        session.text += `${line}\n`
        return
      }
      const id = /^Message-ID: (\S+)/im.exec(session.text ?? '')?.[1] ?? ''
      session.text = undefined
      box.received.push({ id, to: session.to })
      if (!(isSick() && box.illness === 'data')) say('250 taken')
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  box.url = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return box
}
