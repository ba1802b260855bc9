import { existsSync } from 'node:fs'
import { ensureBuilt } from './build.mjs'
import { ensureDebianPostgres } from './debian-postgres.mjs'
import { ensureInstalled } from './install.mjs'
import { bin, checkNode, Failure, root, run, runMain, step } from './tools.mjs'

/** The two programs that stand before databases and processes. @param {string} name */
async function ensure(name) {
  const isThere = () => existsSync(`/usr/sbin/${name}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  if (!isThere() && process.getuid?.() === 0)
    await step(`Installation de ${name}`, () =>
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], env),
    )
  if (!isThere()) throw new Failure(`${name} manque : apt-get install ${name}`)
}

/** `npm run test:cluster`: several processes behind HAProxy on a PostgreSQL with a synchronous standby; the primary dies. */
runMain(async () => {
  process.chdir(root)
  checkNode()
  await ensureInstalled()
  await ensureDebianPostgres()
  for (const name of ['haproxy', 'pgbouncer']) await ensure(name)
  await ensureBuilt()
  const files = ['standby', 'cluster'].map((name) => `test/server/database/${name}.test.ts`)
  const args = [bin('vitest', 'vitest.mjs'), 'run', '--project', 'server', ...files]
  process.exitCode = await run(process.execPath, args, { ...process.env, CLUSTER: '1', FAULTS: '1' })
})
