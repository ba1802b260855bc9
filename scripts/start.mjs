import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { checkNode, readJson, root, runMain, say } from './tools.mjs'

/** `npm start`: installs and builds what is missing, then runs the server in this process. */
runMain(async () => {
  process.chdir(root)
  checkNode()
  say(`Portail Achats ${readJson('package.json').version}`)
  await ensureInstalled()
  await ensureBuilt()
  say('Données et serveur…')
  process.env.NODE_ENV ??= 'production'
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href)
})
