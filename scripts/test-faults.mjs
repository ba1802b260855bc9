import { existsSync } from 'node:fs'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { bin, checkNode, root, run, runMain } from './tools.mjs'

/**
 * `npm run test:faults -- [times]`: each fault so many times (15 unless told) on the built product, with a table of what was
 * seen; where Debian's PostgreSQL and HAProxy are installed, the primary that dies as well.
 */
runMain(async () => {
  process.chdir(root)
  checkNode()
  await ensureInstalled()
  await ensureBuilt()
  const [times = '15', ...chosen] = process.argv.slice(2)
  const hasCluster = existsSync('/usr/lib/postgresql/15/bin/postgres') && existsSync('/usr/sbin/haproxy')
  const files = chosen.length
    ? chosen
    : ['test/server/faults', ...(hasCluster ? ['test/server/database/cluster.test.ts'] : [])]
  const env = { ...process.env, FAULTS: times, SLOW_STEP: '15000', ...(hasCluster ? { CLUSTER: '1' } : {}) }
  const args = [bin('vitest', 'vitest.mjs'), 'run', '--maxWorkers=1', '--project', 'server', ...files]
  process.exitCode = await run(process.execPath, args, env)
})
