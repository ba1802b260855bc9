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

/** How the server ended without being asked; `restarting` is false when it will not be started again. */
export type ServerExit = { reason: string; restarting: boolean }
export type Supervised = { stop(): Promise<void>; onExit(listener: (exit: ServerExit) => void): void }

type Job = { cluster: Cluster; settings: string[]; logPath: string; log: Log }

const maxFailures = 8
const steadyAfter = 60_000
const backoff = (failures: number): number => Math.min(5_000, 200 * 2 ** failures)

async function start({ cluster, settings, logPath, log }: Job): Promise<Postmaster> {
  const leftovers = await stopLeftovers(cluster.folder)
  if (leftovers > 0)
    log.warn('Un serveur PostgreSQL laissé par un arrêt brutal a été arrêté avant de continuer.')
  forgetReusedPid(cluster.folder)
  return startPostmaster(cluster, settings, logPath)
}

/** Starts the server, starts it again when it dies, and stops it with the product. */
export async function supervise(job: Job): Promise<Supervised> {
  const listeners: ((exit: ServerExit) => void)[] = []
  let current = await start(job)
  let isStopping = false
  let failures = 0

  const tell = (exit: ServerExit): void => {
    for (const listener of listeners) listener(exit)
  }
  const restart = async (): Promise<Postmaster | undefined> => {
    while (!isStopping && failures < maxFailures) {
      await sleep(backoff(failures))
      failures += 1
      try {
        if (!isStopping) return await start(job)
      } catch (error) {
        job.log.error(`PostgreSQL ne redémarre pas : ${error instanceof Error ? error.message : error}`)
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
      tell({ reason, restarting: failures < maxFailures })
      const next = await restart()
      if (next) current = next
      if (!next) break
      job.log.info('PostgreSQL a redémarré.')
    }
    if (!isStopping) tell({ reason: "trop d'échecs", restarting: false })
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
