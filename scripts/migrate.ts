import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { resources } from '../resources'
import { migrate } from '../server/database/migrate'
import { pendingSql } from '../server/database/pending'
import { policies } from '../server/policies'
import { withScratchServer, withServer } from './with-server'

/** Writes what the declarations ask for and the files lack. */
async function writeMigration(url: string, name: string) {
  const statements = await pendingSql(url, resources)
  if (!statements.length) return console.log('The migrations already say what the declarations ask for.')
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const file = path.resolve(
    'server/database/migrations',
    `${stamp}-${name.replace(/[^a-z0-9]+/gi, '-').toLowerCase()}.sql`,
  )
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, `${statements.join(';\n\n')};\n`)
  console.log(
    `Written: ${path.relative(process.cwd(), file)} (${statements.length} statements). Read it, then run: npm run migrate`,
  )
}

const [command, name = 'change'] = process.argv.slice(2)
if (command === 'new') await withScratchServer((url) => writeMigration(url, name))
else
  await withServer(async (url, config) => {
    const done = await migrate(url, resources, policies, (file) => console.log(`Applied ${file}`), {
      login: config.databaseApiUrl,
    })
    if (!done.length) console.log('Nothing to apply.')
  })
