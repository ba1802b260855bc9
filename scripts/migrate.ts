import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { resources } from '../resources'
import { migrate } from '../server/database/migrate'
import { pendingChanges } from '../server/database/pending'
import { migrationText } from '../server/database/schema-change'
import { policies } from '../server/policies'
import { withScratchServer, withServer } from './with-server'

/** Writes what the declarations ask for and the files lack. */
async function writeMigration(url: string, name: string) {
  const changes = await pendingChanges(url, resources)
  if (!changes.length) return console.log('The migrations already say what the declarations ask for.')
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const file = path.resolve(
    'server/database/migrations',
    `${stamp}-${name.replace(/[^a-z0-9]+/gi, '-').toLowerCase()}.sql`,
  )
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, `${changes.map(migrationText).join(';\n\n')};\n`)
  const drops = changes.filter((change) => change.drops).length
  const unfilled = changes.filter((change) => change.fills).length
  console.log(`Written: ${path.relative(process.cwd(), file)} (${changes.length} statements).`)
  if (drops) console.log(`${drops} of them drop values that exist: look for DROPS.`)
  if (unfilled) console.log(`${unfilled} cannot be filled where there are rows: look for CANNOT BE FILLED.`)
  console.log('Read it, then run: npm run migrate')
}

const [command, name = 'change'] = process.argv.slice(2)
if (command === 'new') await withScratchServer((url) => writeMigration(url, name))
else
  await withServer(async (url, config) => {
    const done = await migrate(url, resources, {
      policies,
      report: (file) => console.log(`Applied ${file}`),
      login: config.databaseApiUrl,
    })
    if (!done.length) console.log('Nothing to apply.')
  })
