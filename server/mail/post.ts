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

/** The way mails leave: SMTP when it is configured, else the folder `mails` of the data folder. */
export const createPost = (config: Pick<Config, 'smtp' | 'dataDir'>): Post =>
  config.smtp ? smtpPost(config.smtp.url) : folderPost(path.join(config.dataDir, 'mails'))
