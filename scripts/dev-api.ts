import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { context } from 'esbuild'
import { copySeedFiles, inOneFile, serverEntries } from './build.mjs'

const folder = join('dist', 'dev')
/** Several files are often written at once. */
const pause = 50

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) done()
    child.once('exit', () => done())
  })

/** The API, built in one file in a moment and started again whenever a file of it changes: what does not compile leaves the last one. */
export async function startApi(env: NodeJS.ProcessEnv): Promise<{ stop: () => Promise<void> }> {
  let child: ChildProcess | undefined
  const end = async () => {
    if (!child) return
    child.kill('SIGTERM')
    await ended(child)
  }
  copySeedFiles(folder)
  const built = await context({ ...inOneFile, entryPoints: serverEntries(), outdir: folder })
  const start = async () => {
    const isBuilt = await built.rebuild().then(
      () => true,
      () => false,
    )
    if (!isBuilt) return
    await end()
    const args = ['--enable-source-maps', join(folder, 'main.js')]
    child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'], env, detached: true })
  }
  let running = start()
  let waiting: NodeJS.Timeout | undefined
  const again = (_event: string, file: string | null) => {
    if (!file || !/\.(ts|sql)$/.test(file)) return
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      running = running.then(start)
    }, pause)
  }
  const watchers = ['resources', 'server', 'i18n'].map((room) => watch(room, { recursive: true }, again))
  await running
  return {
    stop: async () => {
      for (const watcher of watchers) watcher.close()
      clearTimeout(waiting)
      await running
      await Promise.all([end(), built.dispose()])
    },
  }
}
