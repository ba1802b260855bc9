import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { bin, checkNode, Failure, root, run, runMain, say } from './tools.mjs'

/** Builds another commit of this repository in a folder of its own. @param {string} commit */
async function buildOf(commit) {
  const folder = join(mkdtempSync(join(tmpdir(), 'portail-before-')), 'tree')
  if ((await run('git', ['worktree', 'add', '--quiet', '--detach', folder, commit])) !== 0)
    throw new Failure(`git ne connaît pas ${commit}`)
  if (!existsSync(join(folder, 'node_modules')))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir')
  const remove = async () => {
    await run('git', ['worktree', 'remove', '--force', folder])
    rmSync(join(folder, '..'), { recursive: true, force: true })
  }
  const code = await run(process.execPath, [join(folder, 'scripts/build.mjs')])
  if (code === 0) return { folder, remove }
  await remove()
  throw new Failure(`La construction de ${commit} a échoué.`)
}

/**
 * `npm run test:rolling -- [commit | same]`: the build of another commit (the one before, unless told) and this one on one
 * database, ten people at work, six roll-outs and returns. `same` rolls this build out beside itself.
 */
runMain(async () => {
  process.chdir(root)
  checkNode()
  await ensureInstalled()
  await ensureBuilt()
  const [commit = 'HEAD~1'] = process.argv.slice(2)
  const before = commit === 'same' ? { folder: root, remove: async () => undefined } : await buildOf(commit)
  say(`Version d'avant : ${commit}`)
  try {
    const args = [
      bin('vitest', 'vitest.mjs'),
      'run',
      '--project',
      'server',
      'test/server/faults/rolling.test.ts',
    ]
    process.exitCode = await run(process.execPath, args, { ...process.env, PREVIOUS_BUILD: before.folder })
  } finally {
    await before.remove()
  }
})
