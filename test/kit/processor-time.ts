import { readdirSync, readFileSync } from 'node:fs'
import { afterAll } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** Seconds of processor time of a file: its worker's and those of whatever runs under it, the browser above all. */
    processorTime?: number
  }
}

/** A clock tick of Linux, in seconds. */
const tick = 0.01

interface Spent {
  parent: number
  seconds: number
}

/** What a process and its ended children have spent; undefined when it has just ended. */
function spentBy(id: number): Spent | undefined {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8')
    const [, parent, ...others] = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const ticks = others.slice(9, 13).reduce((sum, one) => sum + one, 0)
    return { parent: parent ?? 0, seconds: ticks * tick }
  } catch {
    return undefined
  }
}

/** The processor time of this process and of all that run under it; of this process alone where there is no `/proc`. */
export function processorTime(): number {
  if (process.platform !== 'linux') {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1_000_000
  }
  const spent = new Map<number, Spent>()
  for (const name of readdirSync('/proc')) {
    const found = /^\d+$/.test(name) ? spentBy(Number(name)) : undefined
    if (found) spent.set(Number(name), found)
  }
  const isOurs = (id: number): boolean =>
    id === process.pid || (spent.has(id) && isOurs(spent.get(id)?.parent ?? 0))
  return [...spent].reduce((sum, [id, { seconds }]) => (isOurs(id) ? sum + seconds : sum), 0)
}

const start = processorTime()

// Registered first, it runs last.
// biome-ignore lint/correctness/noEmptyPattern: vitest reads what a hook asks for from its pattern
afterAll(({}, file) => {
  file.meta.processorTime = processorTime() - start
})
