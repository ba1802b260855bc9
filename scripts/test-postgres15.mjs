import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureDebianPostgres } from './debian-postgres.mjs'
import { ensureInstalled } from './install.mjs'
import { bin, checkNode, root, run, runMain } from './tools.mjs'

/** `npm run test:postgres15`: the server and browser tests on Debian's PostgreSQL 15; arguments choose among them. */
runMain(async () => {
  process.chdir(root)
  checkNode()
  await ensureInstalled()
  await ensureDebianPostgres()
  await ensureChromium()
  await ensureBuilt()
  const chosen = process.argv.slice(2)
  const args = [bin('vitest', 'vitest.mjs'), 'run', '--project', 'server', '--project', 'e2e', ...chosen]
  process.exitCode = await run(process.execPath, args, { ...process.env, TEST_POSTGRES: '15' })
})
