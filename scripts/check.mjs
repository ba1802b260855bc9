import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { bin, checkNode, Failure, readJson, root, run, runMain, say } from './tools.mjs'
import { overBudget } from './type-budget.mjs'

/**
 * Types, and what checking them costs: a declaration must not make the compiler slow. By one checker: several work out what
 * they share each for itself, and the figure would follow how the files fall to them.
 */
async function checkTypes() {
  const args = [
    bin('typescript', 'bin/tsc'),
    '--noEmit',
    '--checkers',
    '1',
    '--extendedDiagnostics',
    '-p',
    '.',
  ]
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  const told = stdout.split(/^Files: /m)[0]?.trim()
  if (told) say(told)
  if (status !== 0) return status ?? 1
  const faults = overBudget(stdout, readJson(join(root, 'package.json')).typeBudget)
  for (const fault of faults) say(fault)
  return faults.length
}

/** A file of unit tests. @param {string} name */
const unit = (name) =>
  run(process.execPath, [bin('vitest', 'vitest.mjs'), 'run', '--project', 'unit', `test/${name}.test.ts`])

const checks = {
  types: checkTypes,
  lint: () => run(process.execPath, [bin('@biomejs/biome', 'bin/biome'), 'check', '.']),
  architecture: () => unit('architecture'),
  deploy: () => unit('deploy'),
  migrations: () => unit('migrations'),
  audit: () => run(process.execPath, ['scripts/audit.mjs']),
}

/** `npm run check`: every check runs, whatever the others found. */
runMain(async () => {
  process.chdir(root)
  checkNode()
  await ensureInstalled()
  const failed = []
  for (const [name, check] of Object.entries(checks)) {
    say(`\n— ${name}`)
    if ((await check()) !== 0) failed.push(name)
  }
  if (failed.length > 0) throw new Failure(`Contrôle refusé : ${failed.join(', ')}`)
  say('\nContrôle accepté')
})
