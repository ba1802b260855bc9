import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './install.mjs'
import { checkNode, root, runMain, say } from './tools.mjs'

/** Without the API: `npm run dev:ui`. */
const isAlone = process.argv[2] === 'ui'

/** `npm run dev`: installs what is missing, then goes on in TypeScript, which tsx reads. */
runMain(async () => {
  process.chdir(root)
  checkNode()
  await ensureInstalled()
  say('Portail Achats, en développement…')
  const { register } = await import('tsx/esm/api')
  register()
  await import(pathToFileURL(join(root, 'scripts', isAlone ? 'dev-ui.ts' : 'dev-servers.ts')).href)
})
