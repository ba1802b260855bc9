import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spoolFolder } from '../server/backup/place'
import { type Config, readConfig } from '../server/config'
import { runningAddress, startEmbedded } from '../server/database/embedded'
import { startError } from '../server/start-error'

type Run = (url: string, config: Config) => Promise<void>

async function onEmbedded(config: Config, dataDir: string, run: Run): Promise<void> {
  const spool = config.backupDir && spoolFolder
  const server = await startEmbedded({ dataDir, log: console, spool })
  try {
    await run(server.url, config)
  } finally {
    await server.stop()
  }
}

/** Ends the command with what went wrong, in plain words where there are some. */
function fail(error: unknown): never {
  console.error(startError(error))
  process.exit(1)
}

/** Gives a command the product's database: the one that the configuration names, or the embedded one for as long as it runs. */
export async function withServer(run: Run): Promise<void> {
  try {
    const config = readConfig()
    if (config.databaseUrl) await run(config.databaseUrl, config)
    else await onEmbedded(config, config.dataDir, run)
  } catch (error) {
    fail(error)
  }
}

/** Gives a command the product's database while the product may be running. */
export async function withRunningServer(run: Run): Promise<void> {
  const config = readConfig()
  const url = config.databaseUrl ?? (await runningAddress(config.dataDir))
  if (!url) return withServer(run)
  await run(url, config).catch(fail)
}

/** Gives a command a server to try things on, beside the product's that may be running: the one that the configuration names, or an embedded one that is thrown away. */
export async function withScratchServer(run: Run): Promise<void> {
  try {
    const config = readConfig()
    if (config.databaseUrl) return await run(config.databaseUrl, config)
    const folder = await mkdtemp(join(tmpdir(), 'portail-scratch-'))
    await onEmbedded({ ...config, backupDir: undefined }, folder, run).finally(() =>
      rm(folder, { recursive: true, force: true }),
    )
  } catch (error) {
    fail(error)
  }
}
