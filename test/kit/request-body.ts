import type { IncomingMessage } from 'node:http'

/** The whole body of a request to a server of the tests. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
