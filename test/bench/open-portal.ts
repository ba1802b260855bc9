import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { resources } from '../../resources'
import type { Context } from '../../server/api/context'
import { createApp } from '../../server/app'
import { parseConfig } from '../../server/config'
import { connect } from '../../server/database/connect'
import { startEmbedded } from '../../server/database/embedded'
import { asOwner, migrate } from '../../server/database/migrate'
import { policies } from '../../server/policies'
import { portal } from '../../server/portal'
import { seedIfEmpty } from '../../server/seed/seed-if-empty'
import { createFileStore } from '../../server/storage/create-file-store'
import { virtuals } from '../../server/virtuals'

export const say = (text: string) => process.stdout.write(`${text}\n`)

/** The product on demonstration data, listening on a port of its own; `watch` is given its context before anybody calls it. */
export async function openPortal<T>(name: string, watch: (context: Context) => T) {
  if (!existsSync('dist/client')) throw new Error('dist/client manque : lancez « npm run build ».')
  const dataDir = mkdtempSync(join(tmpdir(), `portail-bench-${name}-`))
  const server = await startEmbedded({ dataDir, log: { info: () => undefined, warn: say, error: say } })
  await migrate(server.url, resources, { policies })
  await asOwner(server.url, (tx) => seedIfEmpty(tx, { seed: 'demo', dataDir }, { say: () => undefined }))
  const db = connect({ url: server.url, registry: resources, policies, virtuals })
  const config = parseConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'https://portail.example' })
  const context: Context = {
    db,
    config,
    files: createFileStore(config),
    now: () => new Date(),
    random: randomBytes,
    log: pino({ level: 'silent' }),
  }
  const seen = watch(context)
  const app = await createApp(portal, context)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const close = async () => {
    await app.close()
    await db.close()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { app, db, context, seen, url, databaseUrl: server.url, close }
}
