import { spawn } from 'node:child_process'
import { ensureInstalled } from './install.mjs'
import { bin, checkNode, root, runMain, say } from './tools.mjs'

/** `npm run dev`: installs what is missing, then hands over to the TypeScript part, which tsx runs. */
runMain(async () => {
  process.chdir(root)
  checkNode()
  await ensureInstalled()
  say('Portail Achats, en développement…')
  const child = spawn(
    process.execPath,
    ['--import', bin('tsx', 'dist/loader.mjs'), 'scripts/dev-servers.ts'],
    {
      stdio: 'inherit',
    },
  )
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(name, () => child.kill(name))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
})
