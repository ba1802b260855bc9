import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { bin, checkNode, Failure, root, run, runMain, say, step } from './tools.mjs'

/** The releases of Node.js that are tried, newest of each; an optional one may be missing from the registry. */
const releases = [
  { major: '22', isOptional: false },
  { major: '24', isOptional: false },
  { major: '26', isOptional: true },
]

/** What stands for the whole: native packages, the embedded PostgreSQL, workbooks, PDF, mails, the built product as a process. */
const files = [
  'test/migrations.test.ts',
  'test/server/config.test.ts',
  'test/server/spreadsheet.test.ts',
  'test/server/storage.test.ts',
  'test/server/memory.test.ts',
  'test/server/orders/carts.test.ts',
  'test/server/faults/rolling.test.ts',
]

/** A release of Node.js by npm, in a folder of its own; undefined where the registry has none. @param {string} major @param {string} folder */
function install(major, folder) {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const args = [
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--silent',
    `${name}@${major}`,
  ]
  spawnSync('npm', args, { stdio: 'inherit' })
  const program = join(folder, 'node_modules', name, 'bin/node')
  return existsSync(program) ? program : undefined
}

/** Runs the tests on one release; answers its line of the table. @param {{ major: string, isOptional: boolean }} release */
async function tryRelease({ major, isOptional }) {
  const folder = mkdtempSync(join(tmpdir(), `portail-node-${major}-`))
  try {
    const program = await step(`Node.js ${major}`, async () => install(major, folder))
    if (!program) return { line: `Node.js ${major}: not in the registry`, isGood: isOptional }
    const version = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.trim()
    const env = { ...process.env, PATH: `${dirname(program)}${delimiter}${process.env.PATH}` }
    const asked = process.argv.slice(2)
    const args = [bin('vitest', 'vitest.mjs'), 'run', '--maxWorkers=1', ...(asked.length ? asked : files)]
    const code = await run(program, args, env)
    return { line: `Node.js ${version}: ${code === 0 ? 'passed' : 'FAILED'}`, isGood: code === 0 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** `npm run test:nodes`: a short set of tests on each release of Node.js that is in support, by npm's own packages of it. */
runMain(async () => {
  process.chdir(root)
  checkNode()
  await ensureInstalled()
  await ensureBuilt()
  const tried = []
  for (const release of releases) tried.push(await tryRelease(release))
  say(`\n${tried.map(({ line }) => line).join('\n')}`)
  if (tried.some(({ isGood }) => !isGood)) throw new Failure('Une version de Node.js ne convient pas.')
})
