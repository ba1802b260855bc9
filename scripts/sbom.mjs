import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { Failure, root, runMain, say } from './tools.mjs'

/** `npm run sbom -- [file]`: what runs in production, as CycloneDX, by npm itself from the lock file. */
runMain(async () => {
  const args = [
    'sbom',
    '--package-lock-only',
    '--omit',
    'dev',
    '--sbom-format',
    'cyclonedx',
    '--sbom-type',
    'application',
  ]
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Failure(`npm sbom : ${stderr.slice(0, 400)}`)
  const [file] = process.argv.slice(2)
  if (!file) return void process.stdout.write(stdout)
  writeFileSync(file, stdout)
  say(`${file} : ${JSON.parse(stdout).components.length} paquets`)
})
