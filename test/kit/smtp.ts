import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail as it arrived: its envelope and its decoded text. */
export interface ReceivedMail {
  to: string[]
  text: string
}

/** A real SMTP server that keeps what it receives. */
export interface Mailbox {
  url: string
  received: ReceivedMail[]
  /** Turns every addressee away from now on, as a mailbox that is gone; or takes them again. */
  refuse: (isRefused: boolean) => void
  close: () => Promise<void>
}

/** Undoes the soft line ends and the `=XX` of quoted-printable, enough to read an address in it. */
const decode = (raw: string): string =>
  raw
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

export async function openMailbox(): Promise<Mailbox> {
  const received: ReceivedMail[] = []
  let isGone = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(isGone ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ to, text: decode(Buffer.concat(chunks).toString('utf8')) })
        done()
      })
    },
  })
  // A client that is killed breaks its connection.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  const refuse = (isRefused: boolean) => {
    isGone = isRefused
  }
  return { url: `smtp://127.0.0.1:${port}`, received, refuse, close }
}

/** The path and query of the first link of a mail to one of the product's pages. */
export const pathIn = (mail: ReceivedMail | undefined): string =>
  /https:\/\/portail\.example(\/[^\s"<>]+)/.exec(mail?.text ?? '')?.[1] ?? ''
