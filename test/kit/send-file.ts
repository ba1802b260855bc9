import type { App } from '../../server/app'
import type { Answer } from './actors'

export interface SentFile {
  name: string
  content: Buffer
  type?: string
  /** Name of the form's field. */
  field?: string
}

interface Sending {
  token?: string
  file: SentFile
  fields?: Readonly<Record<string, string>>
}

const boundary = 'portail-test-boundary'

function body({ file, fields = {} }: Sending): Buffer {
  const texts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${file.field ?? 'file'}"; filename="${file.name}"\r\nContent-Type: ${file.type ?? 'application/octet-stream'}\r\n\r\n`
  return Buffer.concat([
    Buffer.from(texts.join('') + head),
    file.content,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
}

/** Sends a file as a form does. */
export async function sendFile<T = Record<string, unknown>>(
  app: App,
  path: string,
  sending: Sending,
): Promise<Answer<T>> {
  const answer = await app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(sending.token ? { authorization: sending.token } : {}),
    },
    payload: body(sending),
  })
  return {
    status: answer.statusCode,
    body: (answer.body ? JSON.parse(answer.body) : undefined) as T,
    headers: answer.headers,
  }
}
