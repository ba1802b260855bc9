import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const isLinux = process.platform === 'linux'

function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** Whether a process with this id exists, ours or another user's. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const statField = (pid: number, index: number): string | undefined =>
  attempt(
    () =>
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[index - 3],
  )

const ps = (pid: number, column: string): string | undefined =>
  attempt(() => execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim())

/** When the process started, in the system's own words: tells it from a later one with the same id. */
export function startedAt(pid: number): string | undefined {
  if (process.platform === 'win32') return undefined
  return isLinux ? statField(pid, 22) : ps(pid, 'lstart')
}

/** The boot and the process namespace that ids belong to: ids of two containers cannot be compared. */
export function processSpace(): string {
  const boot = attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()) ?? ''
  return `${boot} ${attempt(() => readlinkSync('/proc/self/ns/pid')) ?? ''}`.trim()
}

const isZombie = (pid: number): boolean => isLinux && statField(pid, 3) === 'Z'

/** Whether the process is a PostgreSQL that works in this data folder. */
export function isPostgresIn(folder: string, pid: number): boolean {
  if (!isAlive(pid) || isZombie(pid)) return false
  if (!isLinux) return (ps(pid, 'command') ?? '').includes(folder)
  const name = attempt(() => readFileSync(`/proc/${pid}/comm`, 'utf8').trim())
  return name === 'postgres' && attempt(() => readlinkSync(`/proc/${pid}/cwd`)) === folder
}

/** Every PostgreSQL process that works in this data folder; elsewhere than on Linux, the given one only. */
export function postgresIn(folder: string, postmaster?: number): number[] {
  const known = postmaster === undefined ? [] : [postmaster]
  const ids = isLinux ? readdirSync('/proc').map(Number).filter(Number.isInteger) : known
  return ids.filter((pid) => isPostgresIn(folder, pid))
}

/** Waits until the condition holds; false when it still does not after `timeout` milliseconds. */
export async function until(holds: () => boolean, timeout: number): Promise<boolean> {
  const deadline = performance.now() + timeout
  while (!holds()) {
    if (performance.now() > deadline) return false
    await sleep(20)
  }
  return true
}

/** Sends a signal; a process that is gone or not ours is no error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  attempt(() => process.kill(pid, name))
}
