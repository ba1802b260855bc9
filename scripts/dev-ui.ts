import { createServer } from 'vite'
import { parseConfig } from '../server/config'
import { startError } from '../server/start-error'
import { demonstrationAccounts } from '../server/welcome'

/** `npm run dev:ui`: the pages alone; what stands in for the API says so itself (`stand-in.ts`). */
async function main(): Promise<void> {
  const config = parseConfig(process.env)
  process.env.STAND_IN = '1'
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'
  const pages = await createServer({ server: { port: config.port } })
  await pages.listen()
  const lines = [
    '',
    `Pages sans serveur : http://localhost:${config.port} (lignes en mémoire, perdues à la fin)`,
    '',
    ...demonstrationAccounts(),
  ]
  process.stdout.write(lines.join('\n'))
  const stop = () => void pages.close().then(() => process.exit(0))
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, stop)
}

main().catch((error: unknown) => {
  process.stderr.write(`${startError(error)}\n`)
  process.exit(1)
})
