import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { resources } from '../resources'
import { migrate } from '../server/database/migrate'
import { oneByOne } from '../server/database/migration-file'
import { refusalsOf } from '../server/database/migration-phase'
import { pendingChanges } from '../server/database/pending'
import { migrationTexts } from '../server/database/schema-change'
import { policies } from '../server/policies'
import { withScratchServer, withServer } from './with-server'

/** Writes what the declarations ask for and the files lack. */
async function writeMigration(url: string, name: string) {
  const changes = await pendingChanges(url, resources)
  if (!changes.length) return console.log('The migrations already say what the declarations ask for.')
  const folder = path.resolve('server/database/migrations')
  await mkdir(folder, { recursive: true })
  const stampAt = (time: number) => new Date(time).toISOString().replace(/\D/g, '').slice(0, 14)
  const called = name.replace(/[^a-z0-9]+/gi, '-').toLowerCase()
  const write = async (file: string, text: string) => {
    await writeFile(path.join(folder, file), text)
    console.log(`Written: ${path.relative(process.cwd(), path.join(folder, file))}.`)
    for (const { statement, why } of refusalsOf(text))
      console.log(`  The release before cannot live with it: ${why}\n    ${statement}`)
  }
  const { now, later } = migrationTexts(changes)
  if (now.length) await write(`${stampAt(Date.now())}-${called}.sql`, `${now.join(';\n\n')};\n`)
  if (later.length)
    await write(`${stampAt(Date.now() + 1000)}-${called}-later.sql`, `${oneByOne}\n${later.join(';\n\n')};\n`)
  const drops = changes.filter((change) => change.drops).length
  const unfilled = changes.filter((change) => change.fills).length
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
      insists: true,
    })
    if (!done.length) console.log('Nothing to apply.')
  })
