import { type Config, readConfig } from '../server/config'
import { startEmbedded } from '../server/database/embedded'

/** Gives a command the product's database: the one that the configuration names, or the embedded one for as long as it runs. */
export async function withServer(run: (url: string, config: Config) => Promise<void>): Promise<void> {
  const config = readConfig()
  if (config.databaseUrl) return run(config.databaseUrl, config)
  const server = await startEmbedded({ dataDir: config.dataDir, log: console })
  try {
    await run(server.url, config)
  } finally {
    await server.stop()
  }
}
