import { afterAll } from 'vitest'

/** What a run has shown: a promise, how many times it was tried, and what was seen. */
interface Shown {
  promise: string
  tried: number
  seen: string
}

const shown: Shown[] = []

/** Notes what was tried, for the table at the end of the file's run. */
export const promise = (name: string, tried: number, seen: string): void =>
  void shown.push({ promise: name, tried, seen })

const line = ({ promise: name, tried, seen }: Shown) =>
  `${name.padEnd(52)} ${String(tried).padStart(6)} ×  ${seen}`

afterAll(() => {
  if (process.env.FAULTS && shown.length) process.stdout.write(`\n${shown.map(line).join('\n')}\n\n`)
})
