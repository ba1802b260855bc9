import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { distOf, ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { checkNode, readJson, root, runMain, say } from './tools.mjs'

/** The example that is started instead of the portal; its data stand beside the portal's. */
const example = process.argv[2]
if (example) process.env.DATA_DIR ??= join(root, 'data', 'examples', example)

/** `npm start`: installs and builds what is missing, then runs the server in this process. */
runMain(async () => {
  process.chdir(root)
  checkNode()
  say(example ?? `Portail Achats ${readJson('package.json').version}`)
  await ensureInstalled()
  await ensureBuilt(example)
  say('Données et serveur…')
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(join(root, distOf(example), 'server', 'main.js')).href)
})
