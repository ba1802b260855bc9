import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './embedded-cluster'
import {
  forgetReusedPid,
  type Postmaster,
  startPostmaster,
  stopLeftovers,
  stopPostmaster,
} from './embedded-postmaster'
import { signal } from './embedded-process'

export type Log = { info(text: string): void; warn(text: string): void; error(text: string): void }

/** How the server ended without being asked; it is being started again. */
export type ServerExit = { reason: string }
export type Supervised = { stop(): Promise<void>; onExit(listener: (exit: ServerExit) => void): void }

type Job = { cluster: Cluster; settings: string[]; logPath: string; log: Log }

/** Milliseconds: after them a server holds; before the next try, one that fails again and again (a full disk may get room). */
const steadyAfter = 10_000
const pauseAfter = (failures: number): number => (failures ? Math.min(2_000, 100 * 2 ** failures) : 0)

async function start({ cluster, settings, logPath, log }: Job): Promise<Postmaster> {
  const leftovers = await stopLeftovers(cluster.folder)
  if (leftovers > 0)
    log.warn('Un serveur PostgreSQL laissé par un arrêt brutal a été arrêté avant de continuer.')
  forgetReusedPid(cluster.folder)
  return startPostmaster(cluster, settings, logPath)
}

/** Starts the server, starts it again as often as it dies, and stops it with the product. */
export async function supervise(job: Job): Promise<Supervised> {
  const listeners: ((exit: ServerExit) => void)[] = []
  let current = await start(job)
  let isStopping = false
  let failures = 0

  const restart = async (): Promise<Postmaster | undefined> => {
    let told = ''
    while (!isStopping) {
      await sleep(pauseAfter(failures))
      failures += 1
      try {
        if (!isStopping) return await start(job)
      } catch (error) {
        const why = `PostgreSQL ne redémarre pas : ${error instanceof Error ? error.message : error}`
        if (why !== told) job.log.error(why)
        told = why
      }
    }
    return undefined
  }
  const watch = async (): Promise<void> => {
    while (!isStopping) {
      const born = performance.now()
      const reason = await current.exited
      if (isStopping) return
      if (performance.now() - born > steadyAfter) failures = 0
      job.log.error(`PostgreSQL s'est arrêté de façon inattendue (${reason}) ; redémarrage.`)
      for (const listener of listeners) listener({ reason })
      const next = await restart()
      if (!next) return
      current = next
      job.log.warn('PostgreSQL a redémarré.')
    }
  }

  const endWithProcess = (): void => {
    if (current.child.pid !== undefined && current.child.exitCode === null)
      signal(current.child.pid, 'SIGINT')
  }
  process.once('exit', endWithProcess)
  const watching = watch()
  return {
    onExit: (listener) => void listeners.push(listener),
    async stop() {
      isStopping = true
      await stopPostmaster(job.cluster, current)
      await watching
      await stopPostmaster(job.cluster, current)
      process.off('exit', endWithProcess)
    },
  }
}
