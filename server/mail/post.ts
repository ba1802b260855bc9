import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Config } from '../config'
import { outside } from '../database/inside'
import { timeLimit } from '../database/time-limit'
import { farLimits } from '../far/call-far'
import { UnsureError } from './failure'

/** Hands one message over for delivery; answers the far side's identifier. It throws when refused. */
export type Post = (message: SendMailOptions, signal?: AbortSignal) => Promise<string>

/** Milliseconds: until the server greets, between two of its words, and for a mail in all. A slow server is not a dead one. */
const usual: Limits = {
  connectionTimeout: farLimits.connect,
  greetingTimeout: farLimits.answer,
  socketTimeout: farLimits.answer,
  dnsTimeout: farLimits.connect,
  longest: farLimits.file,
}
export interface Limits {
  connectionTimeout: number
  greetingTimeout: number
  socketTimeout: number
  dnsTimeout: number
  longest: number
}

/** Hears from the transport's log that the whole message has been handed over: from then on the far side may have taken it. */
function listener() {
  const heard = { isHanded: false }
  const info = (entry: unknown) => {
    if (entry !== null && typeof entry === 'object' && Reflect.get(entry, 'tnx') === 'message')
      heard.isHanded = true
  }
  const nothing = () => undefined
  const logger = {
    level: nothing,
    trace: nothing,
    debug: nothing,
    info,
    warn: nothing,
    error: nothing,
    fatal: nothing,
  }
  return { heard, logger }
}

const late = () => Object.assign(new Error('Le serveur de messagerie est trop lent.'), { code: 'ETIMEDOUT' })

function smtpPost(url: string, { longest, ...limits }: Limits): Post {
  return async (message, signal) => {
    const { heard, logger } = listener()
    const transport = createTransport({ url, logger, ...limits })
    const hangUp = () => transport.close()
    signal?.addEventListener('abort', hangUp, { once: true })
    try {
      const { response, messageId } = await timeLimit(longest, transport.sendMail(message), late())
      return `${messageId} ${response}`.slice(0, 255)
    } catch (error) {
      const hasAnswer = error instanceof Error && 'responseCode' in error && Boolean(error.responseCode)
      if (!heard.isHanded || hasAnswer) throw error
      throw new UnsureError(error instanceof Error ? error.message : String(error), { cause: error })
    } finally {
      signal?.removeEventListener('abort', hangUp)
      transport.close()
    }
  }
}

/** Written under another name first: whoever looks into the folder sees whole files only. */
async function writeWhole(folder: string, name: string, content: Buffer | string): Promise<void> {
  const draft = path.join(folder, `.${name}.tmp`)
  await writeFile(draft, content, { mode: 0o600 })
  await rename(draft, path.join(folder, name))
}

/** Without SMTP: one `.eml` a message, which a mail reader opens, and its text beside it as `.txt`. */
function folderPost(folder: string): Post {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return async (message) => {
    const { message: content, messageId } = await transport.sendMail(message)
    const name = String(messageId).replace(/[^\w.-]/g, '')
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeWhole(folder, `${name}.eml`, content as Buffer)
    await writeWhole(folder, `${name}.txt`, `${message.to}\n${message.subject}\n\n${message.text}\n`)
    return `file:${name}.eml`
  }
}

const waysOf = ({ smtp, dataDir }: Pick<Config, 'smtp' | 'dataDir'>, limits: Limits): Post =>
  smtp ? smtpPost(smtp.url, limits) : folderPost(path.join(dataDir, 'mails'))

/** The way mails leave: SMTP when it is configured, else the folder `mails` of the data folder. */
export function createPost(config: Pick<Config, 'smtp' | 'dataDir'>, limits: Limits = usual): Post {
  const post = waysOf(config, limits)
  return async (message, signal) => {
    outside('a mail leaves')
    return post(message, signal)
  }
}
