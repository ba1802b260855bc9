import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildClient } from './build-client'

/** `npm run client [address]`: builds `clients/typescript` from the description that a running portal serves. */
const [address = `http://localhost:${process.env.PORT ?? 3000}`] = process.argv.slice(2)
const answer = await fetch(`${address}/api/openapi.json`).catch(() => undefined)
if (!answer?.ok) {
  console.error(
    `No portal answers at ${address}/api/openapi.json: start one (npm start), or give its address.`,
  )
  process.exit(1)
}
const folder = fileURLToPath(new URL('../clients/typescript', import.meta.url))
buildClient(folder, await answer.json())
console.log(`Built ${join(folder, 'dist')}`)
