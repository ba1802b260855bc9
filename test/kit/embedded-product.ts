import { EmbeddedError, startEmbedded } from '../../server/database/embedded'

/** A product reduced to its database, in a process of its own: tells its address on stdout, stops on SIGTERM. */
const dataDir = process.argv[2] ?? ''
const tell = (text: string): void => void process.stderr.write(`${text}\n`)

try {
  const server = await startEmbedded({ dataDir, log: { info: tell, warn: tell, error: tell } })
  process.stdout.write(`${server.url}\n`)
  process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)))
} catch (error) {
  tell(error instanceof EmbeddedError ? error.message : String(error))
  process.exit(1)
}
