import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Config } from '../config'

/** Hands one message over for delivery; answers the far side's identifier. It throws when refused. */
export type Post = (message: SendMailOptions) => Promise<string>

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

function smtpPost(url: string): Post {
  const transport = createTransport(url, {})
  Object.assign(transport.options, timeouts)
  return async (message) => {
    const { response, messageId } = await transport.sendMail(message)
    return `${messageId} ${response}`.slice(0, 255)
  }
}

/** Without SMTP: one `.eml` a message, in a folder that a mail reader opens. */
function folderPost(folder: string): Post {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return async (message) => {
    const { message: content, messageId } = await transport.sendMail(message)
    const name = `${String(messageId).replace(/[^\w.-]/g, '')}.eml`
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const [draft, file] = [path.join(folder, `.${name}.tmp`), path.join(folder, name)]
    await writeFile(draft, content as Buffer, { mode: 0o600 })
    await rename(draft, file)
    return `file:${name}`
  }
}

/** The way mails leave: SMTP when it is configured, else the folder `mails` of the data folder. */
export const createPost = (config: Pick<Config, 'smtp' | 'dataDir'>): Post =>
  config.smtp ? smtpPost(config.smtp.url) : folderPost(path.join(config.dataDir, 'mails'))
