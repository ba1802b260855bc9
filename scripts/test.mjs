import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { count, summary } from './test-count.mjs'
import { bin, checkNode, Failure, readJson, root, run, say } from './tools.mjs'

const chosen = process.argv.slice(2)

/** The projects that need no database. */
const without = ['unit', 'widgets', 'drawn', 'alone']

/** The projects of the files that were chosen by path; all of them when something else was. */
function projects() {
  const places = chosen.map((one) => /^(?:\.\/)?test\/(server|e2e)?/.exec(one))
  const names = places.flatMap((place) => (place ? (place[1] ?? without) : 'all'))
  return names.length === 0 || names.includes('all') ? [...without, 'server', 'e2e'] : [...new Set(names)]
}

/** What the tests need: chosen ones without a browser need no pages. */
async function prepare() {
  process.chdir(root)
  checkNode()
  await ensureInstalled()
  if (!projects().includes('e2e')) return
  await ensureChromium()
  await ensureBuilt()
}

/** Runs vitest with the given arguments and answers what its report says. */
async function runTests() {
  const folder = mkdtempSync(join(tmpdir(), 'portail-tests-'))
  const report = join(folder, 'report.json')
  const names = ['default', 'json', join(root, 'scripts/heaviest-files.mjs')]
  const reporters = [...names.map((name) => `--reporter=${name}`), `--outputFile.json=${report}`]
  try {
    const only = projects().flatMap((name) => ['--project', name])
    const args = [bin('vitest', 'vitest.mjs'), 'run', ...only, ...reporters, ...chosen]
    const code = await run(process.execPath, args)
    return count(existsSync(report) ? readJson(report) : undefined, code)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** `npm test`: everything from a fresh clone to the last line, `N passed, N failed`. */
async function main() {
  await prepare()
  return runTests()
}

const result = await main().catch((error) => {
  process.stderr.write(`\n${error instanceof Failure ? error.message : error.stack}\n`)
  return { passed: 0, failed: 1, skipped: 0 }
})
say(`\n${summary(result)}`)
process.exitCode = result.failed > 0 || result.passed === 0 ? 1 : 0
