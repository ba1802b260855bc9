import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { count, summary } from './test-count.mjs'
import { bin, checkNode, Failure, readJson, root, run, say } from './tools.mjs'

async function prepare() {
  process.chdir(root)
  checkNode()
  await ensureInstalled()
  await ensureChromium()
  await ensureBuilt()
}

/** Runs vitest with the given arguments and answers what its report says. */
async function runTests() {
  const folder = mkdtempSync(join(tmpdir(), 'portail-tests-'))
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  try {
    const args = [bin('vitest', 'vitest.mjs'), 'run', ...reporters, ...process.argv.slice(2)]
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
