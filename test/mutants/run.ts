import { readFileSync } from 'node:fs'
import { stream } from '../../server/seed/random'
import { Tester, type Verdict } from './child'
import { type Fault, faultName, faultsOf } from './fault'
import { whyHarmless } from './harmless'

export interface Tried {
  fault: Fault
  verdict: Verdict
  why: string | undefined
}

/** So many faults of so many files, the same ones for the same seed; no two in one place of a file. */
export function chosenFaults(paths: readonly string[], count: number, seed: string): Fault[] {
  const random = stream(`faults ${seed}`)
  const all = paths.flatMap((path) => faultsOf(path, readFileSync(path, 'utf8')))
  const places = new Map(all.map((fault) => [`${fault.path}:${fault.line}:${fault.was}`, fault]))
  return random.some([...places.values()], count)
}

type TestsOf = (path: string) => readonly string[]

/** Tries faults one after the other: on the tests without a server first, then on those of the domain. */
export async function tryFaults(
  faults: readonly Fault[],
  unitTests: TestsOf,
  serverTests: TestsOf = () => [],
  told: (tried: Tried) => void = () => undefined,
): Promise<Tried[]> {
  const unit = new Tester(['unit'], 240)
  const server = new Tester(['server'], 900)
  const all: Tried[] = []
  try {
    for (const fault of faults) {
      let verdict = await unit.verdict({ fault, tests: unitTests(fault.path) })
      if (verdict === 'unnoticed') verdict = await server.verdict({ fault, tests: serverTests(fault.path) })
      const tried = { fault, verdict, why: verdict === 'unnoticed' ? whyHarmless(fault) : undefined }
      all.push(tried)
      told(tried)
    }
  } finally {
    await Promise.all([unit.stop(), server.stop()])
  }
  return all
}

export const lineOf = ({ fault, verdict, why }: Tried): string =>
  `${verdict === 'unnoticed' ? (why ? 'harmless ' : 'UNNOTICED') : verdict.padEnd(9)} ${faultName(fault)}${why ? ` — ${why}` : ''}`

/** What a run amounts to: of the faults that make a difference, the part that was noticed. */
export function sumUp(all: readonly Tried[]): { text: string; part: number } {
  const missed = all.filter(({ verdict, why }) => verdict === 'unnoticed' && !why).length
  const harmless = all.filter(({ why }) => why).length
  const noticed = all.length - missed - harmless
  const part = noticed / Math.max(1, all.length)
  const text = `${all.length} faults: ${noticed} noticed (${(100 * part).toFixed(1)} %), ${harmless} make no difference, ${missed} unnoticed`
  return { text, part }
}
