/** A first call of the API, for a shell; the key stands in the environment. `test/server/api-examples.test.ts` runs it. */
export const callExample = (address: string): string => `API_KEY='pak_…'   # votre clé
curl --fail-with-body --silent --show-error \\
  --header "x-api-key: $API_KEY" \\
  "${address}/api/order?limit=5"`

/** A program that receives webhooks, for Node; the same test runs it. */
export const receiverExample = `// recevoir.mjs – lancez : WEBHOOK_SECRET='whsec_…' PORT=8080 node recevoir.mjs
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'

const key = Buffer.from(process.env.WEBHOOK_SECRET.slice('whsec_'.length), 'base64')
const seen = new Set()

function isGenuine(headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature = '' } = headers
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) < 300)) return false
  const expected = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${body}\`).digest()
  const given = Buffer.from(signature.slice('v1,'.length), 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

createServer(async (request, response) => {
  const parts = []
  for await (const part of request) parts.push(part)
  const body = Buffer.concat(parts).toString()
  if (!isGenuine(request.headers, body)) return response.writeHead(401).end()
  response.writeHead(204).end()
  const { id, type, data } = JSON.parse(body)
  if (seen.has(id)) return // déjà reçu
  seen.add(id)
  console.log(type, JSON.stringify(data))
}).listen(process.env.PORT)`
