import { resolve } from 'node:path'
import { runArchive, runBase } from '../server/backup/run-backup'
import { withRunningServer } from './with-server'

/** `npm run backup -- [file]`: one archive of everything, while people work; `-- --base`: a base backup, now. */
await withRunningServer(async (url, config) => {
  if (process.argv.includes('--base')) {
    console.log(await runBase(url, config))
    return
  }
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const ending = config.backupPublicKey ? 'tar.gz.age' : 'tar.gz'
  const path = resolve(process.argv[2] ?? `portail-${stamp}.${ending}`)
  for (const line of await runArchive(url, config, path)) console.log(line)
})
